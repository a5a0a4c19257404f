import type { GatsbyConfig } from "gatsby"
import { checkedFolder } from "./src/content/admission/checked-copy"
import { mountEditor } from "./src/editor/server/mount"
import { showSampleQueries } from "./src/graph/sample-queries"
import { pathPrefixOf, siteAddress } from "./src/publishing/site-address"

/** The graph's type for the entries of each JSON file in `content/`. */
const typeNames: Record<string, string> = {
  site: "SiteCopy",
  hotels: "Hotel",
  destinations: "Destination",
  pages: "LegalPage",
}

const siteUrl = siteAddress(process.env.SITE_URL)

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix: pathPrefixOf(siteUrl),
  jsxRuntime: "automatic",
  trailingSlash: "never",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./src/publishing/built-site.ts", "./src/templates/create-pages.ts"],
  },
  developMiddleware: server => {
    showSampleQueries(server)
    // Set by `npm run edit`.
    if (process.env.SITE_EDITOR === "on") mountEditor(server)
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: checkedFolder } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { name: string } }) => typeNames[node.name] },
    },
    "gatsby-transformer-remark",
  ],
}

export default config

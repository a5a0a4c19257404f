import type { GatsbyConfig, Node } from "gatsby"
import { mountEditor } from "./src/editor/server/mount"
import { checkedFolder } from "./src/graph/admission"
import { typeOf } from "./src/graph/nodes"
import { showSampleQueries } from "./src/graph/sample-queries"
import { pathPrefixOf, siteAddress } from "./src/publishing/site-address"

const siteUrl = siteAddress(process.env.SITE_URL)

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  pathPrefix: pathPrefixOf(siteUrl),
  jsxRuntime: "automatic",
  trailingSlash: "never",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./src/publishing/built-site.ts", "./src/graph/create-pages.ts"],
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
      options: { typeName: ({ node }: { node: Node }) => typeOf(node) },
    },
    "gatsby-transformer-remark",
  ],
}

export default config

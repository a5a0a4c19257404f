import type { GatsbyConfig } from "gatsby"
import sirv from "sirv"
import { pathPrefixOf, siteUrlFrom } from "./src/head/site-url"

const config: GatsbyConfig = {
  pathPrefix: pathPrefixOf(siteUrlFrom(process.env.SITE_URL)),
  jsxRuntime: "automatic",
  trailingSlash: "never",
  // Without one, Gatsby downloads a list of adapters at each build, runs it, and installs the one for Netlify there.
  adapter: { name: "none", adapt: () => {} },
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  // The editor, if `npm run edit` has built it
  developMiddleware: app => app.use("/___editor", sirv(".editor", { dev: true })),
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "gatsby-transformer-json", options: { typeName: "ContentJson" } },
    { resolve: "gatsby-transformer-remark", options: { footnotes: false } },
  ],
}

export default config

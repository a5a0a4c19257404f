import { relative } from "node:path"
import type { GatsbyConfig } from "gatsby"
import sirv from "sirv"
import { contentKinds, kindOf } from "./src/content/content-kinds"
import { pathPrefixOf, siteUrlFrom } from "./src/head/site-url"

/** Whether gatsby-source-filesystem ignores a path: all but content and its folders. A mistake elsewhere would stop the plugins. */
function isOther(path: string): boolean {
  const name = relative(".", path).replaceAll("\\", "/")
  return !kindOf(name) && !contentKinds.some(({ pattern }) => pattern.startsWith(`${name}/`))
}

const content = { name: "content", path: "content", ignore: [isOther] }

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
    { resolve: "gatsby-source-filesystem", options: content },
    { resolve: "gatsby-transformer-json", options: { typeName: "ContentJson" } },
    { resolve: "gatsby-transformer-remark", options: { footnotes: false } },
  ],
}

export default config

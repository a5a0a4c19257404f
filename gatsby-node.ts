import { mkdir, readdir, rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { resolvers } from "./src/graph/resolvers"
import { isDevelop, repeatRounds, updateNodes } from "./src/graph/source-content"
import { typeDefinitions } from "./src/graph/type-definitions"
import { assertValidSiteUrl } from "./src/head/site-url"
import * as webpack from "./src/publishing/change-webpack"
import { finishBuild } from "./src/publishing/finish-build"

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  assertValidSiteUrl(reporter, process.env)
  if (isDevelop) return
  // Gatsby leaves stale files from the last build behind. The folder stays, because it may be a link, a mount point or a
  // git worktree. An empty hash of the plugins makes Gatsby delete its cache, as it would if the folder were missing.
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" })
  await mkdir("public", { recursive: true })
  for (const name of await readdir("public"))
    if (name !== ".git") await rm(join("public", name), { recursive: true })
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(typeDefinitions())

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers(resolvers)

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = args => repeatRounds(args)

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = args => {
  const config = args.getConfig()
  if (args.stage === "build-javascript") {
    // Visitors need no source maps.
    config.devtool = false
    webpack.replaceScrollRestoration(config)
  }
  config.module.strictExportPresence = true // A class that a CSS module lacks stops the build.
  webpack.separateCaches(config)
  webpack.keepMediaAsFiles(config)
  webpack.nameClassesAfterModules(config)
  args.actions.replaceWebpackConfig(config)
}

export const createPages: GatsbyNode["createPages"] = async args => {
  await updateNodes(args)
  const { actions, getNodesByType } = args
  actions.createPage({ path: "/", component: resolve("src/templates/home.tsx") })
  const component = resolve("src/templates/legal.tsx")
  for (const { slug } of getNodesByType("LegalPage")) {
    actions.createPage({ path: `/${slug}`, component, context: { slug } })
  }
}

/** For an error that is thrown, Gatsby would print a bundle of this file. */
export const onPostBuild: GatsbyNode["onPostBuild"] = args =>
  finishBuild(args).catch(error => args.reporter.panic(String(error)))

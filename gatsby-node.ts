import { mkdir, readdir, rm } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import {
  keepFontsAsFiles,
  nameClassesAfterModules,
  replaceScrollRestoration,
  separateCaches,
} from "./src/build/change-webpack"
import { finishBuild } from "./src/build/finish-build"
import { resolvers } from "./src/graph/resolvers"
import { isDevelop, repeatRounds, updateNodes } from "./src/graph/source-content"
import { typeDefinitions } from "./src/graph/type-definitions"
import { checkSiteUrl } from "./src/head/site-url"

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  checkSiteUrl(reporter, process.env)
  if (isDevelop) return
  // Gatsby leaves stale files from the last build behind. The folder stays, because it may be a link, a mount point or a
  // git worktree. An empty hash of the plugins makes Gatsby delete its cache, as it would if the folder were missing
  // (gatsby/src/services/initialize.ts).
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
    replaceScrollRestoration(config)
  }
  config.module.strictExportPresence = true // A class that a CSS module lacks stops the build.
  separateCaches(config)
  keepFontsAsFiles(config)
  nameClassesAfterModules(config)
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

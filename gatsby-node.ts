import { rm } from "node:fs/promises"
import type { GatsbyNode } from "gatsby"
import { admitContent, followContent, refuseBadContent } from "./src/graph/admission"
import { createComponentsPage, createSitePages } from "./src/graph/create-pages"
import { nameMarkdown } from "./src/graph/nodes"
import { resolvers } from "./src/graph/resolvers"
import { typeDefinitions } from "./src/graph/type-definitions"
import { readBuiltSite } from "./src/publishing/built-site"
import { compressFiles } from "./src/publishing/compress"
import { finishHtml } from "./src/publishing/finish-html"
import { forgetFinishedBuild, noteFinishedBuild } from "./src/publishing/finished-build"
import { refuseBadAddress } from "./src/publishing/site-address"
import { writeHeaders } from "./src/publishing/write-headers"
import { writeManifest } from "./src/publishing/write-manifest"
import { writeSitemap } from "./src/publishing/write-sitemap"
import {
  compileWhileArriving,
  leaveOutPartytown,
  leaveOutScrollPositions,
  leaveOutSourceMaps,
  takeEarlyAnswers,
} from "./src/webpack/scripts"
import { allowAnyOrderOfModules, nameClassesAfterModules } from "./src/webpack/styles"
import { keepTypefacesAsFiles } from "./src/webpack/typefaces"

const developing = process.env.gatsby_executing_command === "develop"

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  if (developing) return
  refuseBadAddress(reporter, store.getState().program.prefixPaths)
  refuseBadContent(reporter)
  await forgetFinishedBuild()
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  if (developing) followContent(reporter)
  else admitContent(reporter)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(typeDefinitions())

export const onCreateNode: GatsbyNode["onCreateNode"] = args => nameMarkdown(args)

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(resolvers)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  plugins,
  actions,
}) => {
  const config = getConfig()
  if (stage === "build-javascript") {
    leaveOutSourceMaps(config)
    leaveOutPartytown(config)
    leaveOutScrollPositions(config)
    compileWhileArriving(config)
    takeEarlyAnswers(config, plugins.provide)
  }
  if (["build-javascript", "develop"].includes(stage)) allowAnyOrderOfModules(config)
  keepTypefacesAsFiles(config)
  nameClassesAfterModules(config)
  actions.replaceWebpackConfig(config)
}

export const createPages: GatsbyNode["createPages"] = async args => {
  if (developing) createComponentsPage(args)
  await createSitePages(args)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async args => {
  const built = await readBuiltSite(args)
  const finished = await finishHtml(built)
  await writeSitemap(built)
  await writeManifest(built, finished[0])
  // Gatsby adds it to every build; no page of this site loads it.
  await rm("public/~partytown", { recursive: true, force: true })
  await compressFiles("public")
  await writeHeaders(finished, built)
  await noteFinishedBuild()
}

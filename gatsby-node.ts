import { readFile } from "node:fs/promises"
import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { admitContent, refuseBadContent, watchContent } from "./src/content/admission"
import { anchorOf } from "./src/content/legal-headings"
import { type BuiltPage, finishHtml } from "./src/finish-html"
import { photoHosts } from "./src/photo"
import { resolvers } from "./src/resolvers"
import { writeHeaders } from "./src/write-headers"

const developing = process.env.gatsby_executing_command === "develop"

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  if (!developing) refuseBadContent(reporter)
}

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  admitContent(reporter)
  if (developing) watchContent(reporter)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async ({
  actions,
}) => {
  actions.createTypes(await readFile(resolve("src/schema.graphql"), "utf8"))
}

/** Gives each Markdown file a node in the site's words: the story, or a section of a legal page. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({
  node,
  getNode,
  actions,
  createNodeId,
}) => {
  if (node.internal.type !== "MarkdownRemark") return
  const { number, label, heading = "" } = node.frontmatter as Record<string, string>
  const [, page] = String(getNode(node.parent ?? "")?.relativeDirectory).split("legal/")
  const type = page ? "LegalSection" : "About"
  const child = {
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
    page,
    number,
    label,
    heading,
    anchor: anchorOf(heading),
  }
  actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(resolvers)
}

/**
 * Class names of CSS modules go without Gatsby's hash: the files' names are unique, and the HTML is
 * shorter. What visitors get has no source maps.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
}) => {
  const config = getConfig()
  if (stage === "build-javascript") config.devtool = false
  for (const { oneOf = [] } of config.module.rules) {
    for (const { use = [] } of oneOf) {
      for (const { loader, options } of use) {
        if (loader.includes("css-loader") && options.modules) {
          options.modules.localIdentName = "[name]_[local]"
        }
      }
    }
  }
  actions.replaceWebpackConfig(config)
}

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.LegalPathsQuery>(`
    query LegalPaths {
      allLegalPage {
        nodes {
          slug
        }
      }
    }
  `)
  if (!data) {
    reporter.panicOnBuild("The legal pages could not be read.", errors)
    return
  }

  actions.createPage({ path: "/", component: resolve("src/templates/home.tsx") })
  for (const { slug } of data.allLegalPage.nodes) {
    actions.createPage({
      path: `/${slug}`,
      component: resolve("src/templates/legal.tsx"),
      context: { slug },
    })
  }
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, pathPrefix }) => {
  const pages = await finishHtml(getNodesByType("SitePage") as unknown as BuiltPage[], pathPrefix)
  await writeHeaders(pages, photoHosts(getNodesByType("Hotel").map(({ image }) => String(image))))
}

import type { Node } from "gatsby"
import type { GatsbyResolver } from "gatsby/dist/schema/type-definitions"
import { guardForeignLinks } from "./foreign-links"
import { photoImageData } from "./photo"

const position: GatsbyResolver<Node> = ({ id, parent }, _args, { nodeModel }) =>
  nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1

const gatsbyImageData: GatsbyResolver<{ image: string }> = ({ image }) => photoImageData(image)

/** The HTML that gatsby-transformer-remark makes of the Markdown file the node was made from. */
const html: GatsbyResolver<Node> = async ({ parent }, args, context, info) => {
  const markdown = info.schema.getType("MarkdownRemark")
  const field = markdown && "getFields" in markdown ? markdown.getFields().html : undefined
  if (!field || !("resolve" in field)) throw new Error("gatsby-transformer-remark is missing")
  const markdownNode = context.nodeModel.getNodeById({ id: parent })
  return guardForeignLinks(String(await field.resolve?.(markdownNode, args, context, info)))
}

const sections: GatsbyResolver<{ slug: string }> = async ({ slug }, _args, { nodeModel }) => {
  const { entries } = await nodeModel.findAll({
    type: "LegalSection",
    query: { filter: { page: { slug: { eq: slug } } }, sort: { number: "ASC" } },
  })
  return entries
}

/** A root field for what there is exactly one of; Gatsby's own root fields may be null. */
function theOnly(type: string, description: string) {
  const resolve: GatsbyResolver<unknown> = (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} })
  return { type: `${type}!`, description, resolve }
}

const legal: GatsbyResolver<unknown, { slug: string }> = (_source, { slug }, { nodeModel }) =>
  nodeModel.findOne({ type: "LegalPage", query: { filter: { slug: { eq: slug } } } })

/** How the fields of schema.graphql that no file holds are found, and the root fields they hang on. */
export const resolvers = {
  Query: {
    copy: theOnly("SiteCopy", "Facts about the brand and the words of the pages."),
    about: theOnly("About", "The brand's story."),
    legal: {
      type: "LegalPage!",
      description: "A legal page with its sections.",
      args: {
        slug: {
          type: "String!",
          description: "The last part of the page's path: terms or privacy.",
        },
      },
      resolve: legal,
    },
  },
  Hotel: { position: { resolve: position }, gatsbyImageData: { resolve: gatsbyImageData } },
  Destination: { position: { resolve: position } },
  About: { html: { resolve: html } },
  LegalPage: { position: { resolve: position }, sections: { resolve: sections } },
  LegalSection: { html: { resolve: html } },
}

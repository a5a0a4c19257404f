import type { Node } from "gatsby"
import type { GatsbyResolver } from "gatsby/dist/schema/type-definitions"
import { GraphQLError } from "graphql"
import { type ContentFile, contentFiles, isList, isMarkdown } from "../content/rules/content-files"
import { photoImageData } from "../photos/photo"
import { boxTables, finishLinks, nameFootnotes } from "./markdown-html"

const position: GatsbyResolver<Node> = ({ id, parent }, _args, { nodeModel }) =>
  nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1

const gatsbyImageData: GatsbyResolver<{ image: string }> = ({ image }) => photoImageData(image)

const hotels: GatsbyResolver<{ name: string }> = async ({ name }, _args, { nodeModel }) => {
  const query = { filter: { location: { name: { eq: name } } }, sort: { position: "ASC" } }
  return (await nodeModel.findAll({ type: "Hotel", query })).entries
}

/** The story, or a legal section, which has an anchor and the slug of its page. */
interface TextNode extends Node {
  anchor?: string
  page?: string
}

/** Resolves a field as gatsby-transformer-remark does for the Markdown file that the node was made from. */
function fromMarkdown<Answer>(
  name: string,
  finish: (answer: Answer, node: TextNode, site: string) => unknown,
) {
  const resolve: GatsbyResolver<TextNode> = async (node, args, context, info) => {
    const markdown = info.schema.getType("MarkdownRemark")
    const field = markdown && "getFields" in markdown ? markdown.getFields()[name] : undefined
    if (!field || !("resolve" in field)) throw new Error(`MarkdownRemark.${name} is missing`)
    const markdownNode = context.nodeModel.getNodeById({ id: node.parent })
    const answer = (await field.resolve?.(markdownNode, args, context, info)) as Answer
    const site = await context.nodeModel.findOne({ type: "Site", query: {} })
    return finish(answer, node, site.siteMetadata.siteUrl)
  }
  return { resolve }
}

const text = {
  html: fromMarkdown<string>("html", (html, { anchor = "", page = "" }, site) =>
    nameFootnotes(boxTables(finishLinks(html, `${site}/${page}`)), anchor),
  ),
  excerpt: fromMarkdown<string>("excerpt", excerpt => excerpt),
  wordCount: fromMarkdown<{ words?: number }>("wordCount", ({ words = 0 }) => words),
}

const sections: GatsbyResolver<{ slug: string }> = async ({ slug }, _args, { nodeModel }) => {
  const query = { filter: { page: { slug: { eq: slug } } }, sort: { number: "ASC" } }
  return (await nodeModel.findAll({ type: "LegalSection", query })).entries
}

/** A root field for a type with exactly one node. Gatsby's own root fields are nullable. */
function theOnly({ type, rule }: ContentFile) {
  const resolve: GatsbyResolver<unknown> = (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} })
  return { type: `${type}!`, description: rule.meta()?.description, resolve }
}

const legal: GatsbyResolver<unknown, { slug: string }> = async (
  _source,
  { slug },
  { nodeModel },
  { path },
) => {
  const type = "LegalPage"
  const page = await nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } })
  if (page) return page
  const { entries } = await nodeModel.findAll({ type, query: { sort: { position: "ASC" } } })
  const slugs = Array.from(entries as Iterable<{ slug: string }>, entry => entry.slug)
  const message = `There is no legal page “${slug}”; there are ${slugs.join(", ")}.`
  // graphql-js passes on an error that has a path as it is, here without a stack.
  throw Object.assign(new GraphQLError(message, { path: [path.key] }), { stack: "" })
}

/** What schema.graphql adds to the types of the content. */
const added: Record<string, object> = {
  Hotel: { gatsbyImageData: { resolve: gatsbyImageData } },
  Destination: { hotels: { resolve: hotels } },
  LegalPage: { sections: { resolve: sections } },
}

/** The declared fields that are not in the files, and root fields beside Gatsby's own. */
export const resolvers = {
  Query: {
    ...Object.fromEntries(
      contentFiles.flatMap(file => (file.field ? [[file.field, theOnly(file)]] : [])),
    ),
    legal: {
      type: "LegalPage!",
      description: "A legal page with its sections. An error names the pages that there are.",
      args: {
        slug: {
          type: "String!",
          description: "The last part of the page's path, such as terms or privacy.",
        },
      },
      resolve: legal,
    },
  },
  ...Object.fromEntries(
    contentFiles.map(file => [
      file.type,
      {
        ...(isList(file) && { position: { resolve: position } }),
        ...(isMarkdown(file) && text),
        ...added[file.type],
      },
    ]),
  ),
}

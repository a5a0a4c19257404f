import type { GraphQLResolveInfo } from "graphql"
import { DomUtils, parseDocument } from "htmlparser2"
import { anchorOf } from "../content/addresses"
import { factNames, filledHtml } from "../content/facts"
import { contentFiles } from "../content/files"
import { photoImageData } from "../photos/photo"

interface GraphNode {
  id: string
  parent: string
  children: string[]
}

/** What the resolvers use of https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/ */
interface NodeModel {
  getNodeById(args: { id: string }): GraphNode
  findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
  findAll<Found>(args: { type: string; query: object }): Promise<{ entries: Iterable<Found> }>
}

type Resolver<Source, Args = object> = (
  source: Source,
  args: Args,
  context: { nodeModel: NodeModel },
  info: GraphQLResolveInfo,
) => unknown

const position: Resolver<GraphNode> = ({ id, parent }, _args, { nodeModel }) =>
  nodeModel.getNodeById({ id: parent }).children.indexOf(id) + 1

const gatsbyImageData: Resolver<{ image: string }> = ({ image }) => photoImageData(image)

const hotels: Resolver<{ name: string }> = async ({ name }, _args, { nodeModel }) => {
  const query = { filter: { location: { name: { eq: name } } }, sort: { position: "ASC" } }
  return (await nodeModel.findAll({ type: "Hotel", query })).entries
}

/**
 * Puts each table into a box that scrolls sideways if the table is wider than the page, by keyboard too
 * (WCAG 2.1.1). Empty heading cells become plain ones: screen readers would announce a heading of no words.
 */
function boxTables(html: string): string {
  return html
    .replaceAll("<table>", '<div role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
}

/** The text of a Markdown file as HTML, as gatsby-transformer-remark makes it, with the facts filled in. */
const html: Resolver<GraphNode> = async (node, args, context, info) => {
  const { nodeModel } = context
  const remark = info.schema.getType("MarkdownRemark")
  const field = remark && "getFields" in remark ? remark.getFields().html : undefined
  if (!field || !("resolve" in field)) throw new Error("MarkdownRemark.html is missing")
  const file = nodeModel.getNodeById({ id: node.parent })
  const made = String(await field.resolve?.(file, args, context, info))
  const copy = await nodeModel.findOne<Queries.SiteCopy>({ type: "SiteCopy", query: {} })
  const facts = factNames.map(name => [name, String(copy?.[name])] as const)
  return boxTables(filledHtml(made, new Map(facts)))
}

/** A heading of the second level begins a section; the check has seen to it that it has plain words only. */
const sections: Resolver<GraphNode> = async (node, args, context, info) => {
  const [, ...parts] = String(await html(node, args, context, info)).split("<h2>")
  return parts.map((part, index) => {
    const [words = "", text = ""] = part.split("</h2>")
    const heading = DomUtils.textContent(parseDocument(words))
    return { number: index + 1, heading, anchor: anchorOf(heading), html: text.trim() }
  })
}

/** The root fields for files of which there is exactly one: Gatsby's own root fields are nullable. */
const single = contentFiles.flatMap(({ field, type, rule }) => {
  const resolve: Resolver<unknown> = (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} })
  return field
    ? [[field, { type: `${type}!`, description: rule.meta()?.description, resolve }]]
    : []
})

const legal: Resolver<unknown, { slug: string }> = (_source, { slug }, { nodeModel }) =>
  nodeModel.findOne({ type: "LegalPage", query: { filter: { slug: { eq: slug } } } })

/** Resolvers for the fields that schema.graphql adds, and root fields besides Gatsby's own. */
export const resolvers = {
  Query: {
    ...Object.fromEntries(single),
    legal: {
      type: "LegalPage!",
      description: "A legal page with its sections.",
      args: {
        slug: {
          type: "String!",
          description: "The last part of the page's path, such as terms or privacy.",
        },
      },
      resolve: legal,
    },
  },
  Hotel: {
    position: { resolve: position },
    gatsbyImageData: { resolve: gatsbyImageData },
  },
  Destination: { position: { resolve: position }, hotels: { resolve: hotels } },
  About: { html: { resolve: html } },
  LegalPage: { sections: { resolve: sections } },
}

import { type GraphQLFieldResolver, isObjectType } from "graphql"
import { contentKinds } from "../content/content-kinds"
import { type Hotel, licenses } from "../content/schema"
import { siteUrlFrom } from "../head/site-url"
import { photoPage } from "../photos/hosts"
import { photoImageData } from "../photos/image-data"
import { legalTextOf, storyOf } from "./markdown-html"

/** The one method of Gatsby's node model that the resolvers use: https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/ */
interface NodeModel {
  findOne(args: { type: string; query: object }): Promise<unknown>
}

type Resolver<Args = unknown> = GraphQLFieldResolver<unknown, { nodeModel: NodeModel }, Args>

/** Converts the HTML that gatsby-transformer-remark renders from a node's text. */
function fromHtml(convert: (html: string) => unknown): Resolver {
  return async (node, args, context, info) => {
    const type = info.schema.getType("MarkdownRemark")
    const html = isObjectType(type) ? type.getFields().html : undefined
    if (!html?.resolve) throw new Error("Gatsby's field MarkdownRemark.html is missing.")
    return convert(String(await html.resolve(node, args, context, info)))
  }
}

/** Non-null root fields for single files; Gatsby's own are nullable. */
const singleFiles = contentKinds.filter(({ rootField }) => rootField)
const singleFields = singleFiles.map(({ rootField, type, schema }) => {
  const resolve: Resolver = (_source, _args, { nodeModel }) =>
    nodeModel.findOne({ type, query: {} })
  return [rootField, { type: `${type}!`, description: schema.meta()?.description, resolve }]
})

const legal: Resolver<{ slug: string }> = (_source, { slug }, { nodeModel }) =>
  nodeModel.findOne({ type: "LegalPage", query: { filter: { slug: { eq: slug } } } })

/** A photo's credit, with the links that a Creative Commons license requires. */
export const creditOf = ({ image, credit }: Hotel) =>
  credit && {
    ...credit,
    page: photoPage(image),
    licenseUrl: credit.license && licenses[credit.license],
  }

/** Resolvers for the fields that schema.graphql adds, and root fields besides Gatsby's own. */
export const resolvers = {
  Query: {
    ...Object.fromEntries(singleFields),
    siteUrl: {
      type: "String!",
      description: "The site's URL, without a trailing slash (SITE_URL).",
      resolve: () => siteUrlFrom(process.env.SITE_URL),
    },
    buildYear: {
      type: "Int!",
      description: "The year of the build, in UTC.",
      resolve: () => new Date().getUTCFullYear(),
    },
    legal: {
      type: "LegalPage!",
      description: "A legal page with its sections. `slug` is the last part of its path.",
      args: { slug: "String!" },
      resolve: legal,
    },
  },
  Hotel: {
    credit: { resolve: creditOf },
    gatsbyImageData: { resolve: ({ image }: Hotel) => photoImageData(image) },
  },
  About: { html: { resolve: fromHtml(storyOf) } },
  LegalPage: {
    opening: { resolve: fromHtml(html => legalTextOf(html).opening) },
    sections: { resolve: fromHtml(html => legalTextOf(html).sections) },
  },
}

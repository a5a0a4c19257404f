import { type GraphQLField, type GraphQLSchema, getNamedType } from "graphql"
import { contentFiles } from "../content/rules/content-files"
import { resolvers } from "./resolvers"

/** Root fields of Gatsby's that those of the site replace. */
const duplicates = contentFiles
  .filter(({ field }) => field)
  .flatMap(({ type }) => [type.charAt(0).toLowerCase() + type.slice(1), `all${type}`])
  .concat("legalPage")
  .filter(name => !(name in resolvers.Query))

/** Descriptions of Gatsby's own types; the site's types are declared with theirs. */
const ofGatsby: Record<string, string> = {
  Directory: "A folder that files were read from.",
  File: "A file of the content, as Gatsby has read it.",
  MarkdownRemark: "A Markdown file, as gatsby-transformer-remark has read it.",
  SiteBuildMetadata: "When the site was built.",
  SiteFunction: "A function on a server; this site has none.",
  SitePage: "A page of the site.",
  SitePlugin: "A plugin of Gatsby that the site is built with.",
}

const ofLists: Record<string, string> = {
  filter: "Only those for which this is true.",
  sort: "The order in which they come.",
  skip: "How many of the first are left out.",
  limit: "How many there are at most.",
}

/**
 * Describes every root field of the graph and its arguments, and removes duplicates. Gatsby creates its
 * root fields after the site has declared its types and takes no descriptions for them, so this changes
 * the finished schema, each time that Gatsby builds one.
 */
export function describeRootFields(schema: GraphQLSchema): void {
  const fields = schema.getQueryType()?.getFields() ?? {}
  for (const name of duplicates) delete fields[name]
  for (const field of Object.values(fields)) {
    field.description ||= descriptionOf(field, schema)
    for (const arg of field.args) arg.description ||= descriptionOfArgument(field.name, arg.name)
  }
}

function descriptionOf({ name, type }: GraphQLField<unknown, unknown>, schema: GraphQLSchema) {
  const own = resolvers.Query[name as keyof typeof resolvers.Query]
  if (own) return own.description
  const typeName = getNamedType(type).name.replace(/Connection$/, "")
  const what = ofGatsby[typeName] ?? schema.getType(typeName)?.description ?? `A ${typeName}.`
  return isList(name)
    ? `All of a kind, counted, and filtered and sorted as the arguments say. Each is: ${what}`
    : `The first that matches the arguments. ${what}`
}

function descriptionOfArgument(field: string, name: string) {
  return (isList(field) && ofLists[name]) || `Only one with this “${name}”.`
}

function isList(name: string) {
  return /^all[A-Z]/.test(name)
}

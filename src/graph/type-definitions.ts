import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { type DefinitionNode, Kind, parse, print } from "graphql"
import { z } from "zod"
import { type ContentFile, contentFiles, isList, isMarkdown } from "../content/rules/content-files"

/**
 * All types of the site in GraphQL's schema language. Those of content come from its rules, with what
 * schema.graphql adds to them; a field there takes the place of one from the rules.
 */
export function typeDefinitions(): string {
  const { definitions } = parse(readFileSync(resolve("src/graph/schema.graphql"), "utf8"))
  const own = definitions.filter(({ kind }) => kind !== Kind.OBJECT_TYPE_EXTENSION)
  const made = parse(contentFiles.flatMap(typesOf).join("\n")).definitions
  return [...own, ...made.map(type => extended(type, definitions))].map(print).join("\n\n")
}

function extended(type: DefinitionNode, all: readonly DefinitionNode[]): DefinitionNode {
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return type
  const added = all.flatMap(other =>
    other.kind === Kind.OBJECT_TYPE_EXTENSION && other.name.value === type.name.value
      ? (other.fields ?? [])
      : [],
  )
  const names = added.map(({ name }) => name.value)
  const fields = type.fields?.filter(({ name }) => !names.includes(name.value)) ?? []
  return { ...type, fields: [...fields, ...added] }
}

type Schema = z.core.JSONSchema.Schema

/**
 * The type of a file, or of the entries of its list, and a type for each object in it, called after its
 * field (`FooterCopy`), or after its title if it is an entry of a list (`HelplineCopy`).
 */
function typesOf(file: ContentFile): string[] {
  const types: string[] = []
  const rule = z.toJSONSchema(file.rule) as Schema
  const { description, properties = {}, required } = (isList(file) ? rule.items : rule) as Schema
  const from = isList(file) ? `One entry of ${file.path}.` : `From ${file.path}.`
  const parent = isMarkdown(file) ? "MarkdownRemark" : "File"
  const node = `implements Node @dontInfer @childOf(types: ["${parent}"])`
  const more = isList(file) ? position : isMarkdown(file) ? text : ""
  // Gatsby's nodes have an id of their own.
  const { id: _, ...fields } = properties
  add(`${file.type} ${node}`, `${description} ${from}`, fields, required, more)
  return types

  function add(
    head: string,
    words: unknown,
    fields: Schema["properties"],
    needed: string[] = [],
    more = "",
  ) {
    const lines = Object.entries(fields as Record<string, Schema>).map(([name, field]) => {
      const type = typeOf(name, field)
      const mark = needed.includes(name) ? "!" : ""
      return `${JSON.stringify(field.description)} ${name}: ${type}${mark}\n`
    })
    types.push(`${JSON.stringify(words)} type ${head} {\n${lines.join("")}${more}}`)
  }

  function typeOf(
    name: string,
    { type, description, items, properties, required }: Schema,
  ): string {
    if (type === "array") return `[${typeOf(String((items as Schema).title), items as Schema)}!]`
    if (type !== "object") return type === "integer" ? "Int" : "String"
    const copy = `${name.charAt(0).toUpperCase()}${name.slice(1)}Copy`
    add(copy, description, properties, required)
    return copy
  }
}

const position = `
  "Place in the file, from 1: the order in which visitors see the entries."
  position: Int!
`

const text = `
  "The text as HTML."
  html: String!
  "The beginning of the text, in words alone."
  excerpt(
    "How many characters it has at most; it ends with a whole word."
    pruneLength: Int = 140
  ): String!
  "How many words the text has."
  wordCount: Int!
`

import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { z } from "zod"
import { type ContentFile, contentFiles, isList, isMarkdown } from "../content/content-files"

/**
 * All types of the site in GraphQL's schema language: those of content come from its schema, and schema.graphql extends
 * them. Where both have a field of one name, Gatsby uses the type in schema.graphql.
 */
export function typeDefinitions(): string {
  const extensions = readFileSync(resolve("src/graph/schema.graphql"), "utf8")
  return [...contentFiles.flatMap(typesOf), extensions].join("\n\n")
}

type Schema = z.core.JSONSchema.Schema

/**
 * The type of a file, or of the entries of its list, and a type for each object in it, called after its
 * field (`FooterCopy`), or after its title if it is an entry of a list (`HelplineCopy`).
 */
function typesOf(file: ContentFile): string[] {
  const types: string[] = []
  const rule = z.toJSONSchema(file.rule) as Schema
  const { description, properties, required } = (isList(file) ? rule.items : rule) as Schema
  const from = isList(file) ? `One entry of ${file.path}.` : `From ${file.path}.`
  const parent = isMarkdown(file) ? "MarkdownRemark" : "File"
  const node = `implements Node @dontInfer @childOf(types: ["${parent}"])`
  add(`${file.type} ${node}`, `${description} ${from}`, properties, required)
  return types

  function add(head: string, words: unknown, fields: Schema["properties"], needed: string[] = []) {
    const lines = Object.entries(fields as Record<string, Schema>).map(([name, field]) => {
      const mark = needed.includes(name) ? "!" : ""
      return `${JSON.stringify(field.description)} ${name}: ${typeOf(name, field)}${mark}\n`
    })
    types.push(`${JSON.stringify(words)} type ${head} {\n${lines.join("")}}`)
  }

  function typeOf(name: string, schema: Schema): string {
    const { type, description, items, properties, required } = schema
    if (type === "string") return "String"
    if (type === "integer") return "Int"
    if (type === "array") return `[${typeOf(String((items as Schema).title), items as Schema)}!]`
    if (type !== "object") throw new Error(`${file.path}: no GraphQL type for “${type}”`)
    const copy = `${name.charAt(0).toUpperCase()}${name.slice(1)}Copy`
    add(copy, description, properties, required)
    return copy
  }
}

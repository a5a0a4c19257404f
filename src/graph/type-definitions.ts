import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { type ContentFile, contentFiles } from "../content/content-files"
import { type JsonSchema, jsonSchemaOf } from "../content/field-types"

/**
 * The site's types in GraphQL's schema language: those of content come from its schema, and schema.graphql extends
 * them. If both define a field, Gatsby uses the type in schema.graphql.
 */
export function typeDefinitions(): string {
  const extensions = readFileSync(resolve("src/graph/schema.graphql"), "utf8")
  return [...contentFiles.flatMap(typesOf), extensions].join("\n\n")
}

/**
 * The type of a file or of its list's entries, and a type for each object in it, named after its field (`FooterCopy`)
 * or, for entries of a list, after its title (`HelplineCopy`).
 */
function typesOf(file: ContentFile): string[] {
  const types: string[] = []
  const schema = jsonSchemaOf(file.schema)
  addType(`${file.type} implements Node @dontInfer`, schema.items ?? schema)
  return types

  function addType(head: string, { description, properties = {}, required = [] }: JsonSchema) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const mark = required.includes(name) ? "!" : ""
      return `${JSON.stringify(field.description)} ${name}: ${typeOf(name, field)}${mark}\n`
    })
    types.push(`${JSON.stringify(description)} type ${head} {\n${fields.join("")}}`)
  }

  function typeOf(name: string, schema: JsonSchema): string {
    const { type, items } = schema
    if (type === "string") return "String"
    if (type === "integer") return "Int"
    if (type === "number") return "Float"
    if (type === "boolean") return "Boolean"
    if (items) return `[${typeOf(String(items.title), items)}!]`
    if (type !== "object") throw new Error(`${file.file}: no GraphQL type for “${type}”`)
    const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Copy`
    addType(typeName, schema)
    return typeName
  }
}

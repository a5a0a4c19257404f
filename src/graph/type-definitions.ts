import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { type ContentKind, contentKinds } from "../content/content-kinds"
import { type JsonSchema, jsonSchemaOf } from "../content/fields"

/**
 * The site's types in GraphQL's schema language: those of content come from its schema, and schema.graphql extends
 * them. If both define a field, Gatsby uses the type in schema.graphql.
 */
export function typeDefinitions(): string {
  const extensions = readFileSync(resolve("src/graph/schema.graphql"), "utf8")
  const types = contentKinds.flatMap(typesOf)
  const names = types.map(({ name }) => name)
  for (const [index, { pattern, name }] of types.entries()) {
    const first = types[names.indexOf(name)]?.pattern
    if (names.indexOf(name) < index)
      throw new Error(
        `Fields of ${first} and ${pattern} give the GraphQL type ${name}. Rename one.`,
      )
  }
  return [...types.map(({ definition }) => definition), extensions].join("\n\n")
}

/**
 * The type of a file or of its list's entries, and a type for each object in it, named after its field (`FooterCopy`)
 * or, for entries of a list, after its title (`HelplineCopy`).
 */
function typesOf({ pattern, type: rootType, schema: zodSchema }: ContentKind) {
  const types: { pattern: string; name: string; definition: string }[] = []
  const root = jsonSchemaOf(zodSchema)
  addType(rootType, root.items ?? root, " implements Node @dontInfer")
  return types

  function addType(name: string, schema: JsonSchema, suffix = "") {
    const { properties = {}, required = [] } = schema
    const fields = Object.entries(properties).map(([key, field]) => {
      const nonNull = required.includes(key) ? "!" : ""
      return `${descriptionOf(key, field)} ${key}: ${typeOf(key, field)}${nonNull}\n`
    })
    const definition = `${descriptionOf(name, schema)} type ${name}${suffix} {\n${fields.join("")}}`
    types.push({ pattern, name, definition })
  }

  function descriptionOf(name: string, { description }: JsonSchema): string {
    if (description) return JSON.stringify(description)
    throw new Error(`${pattern}: “${name}” has no description. Add .meta({ title, description }).`)
  }

  function typeOf(name: string, schema: JsonSchema): string {
    const { type, items } = schema
    if (type === "string") return "String"
    if (type === "integer") return "Int"
    if (items) return `[${typeOf(String(items.title).replace(/\W/g, ""), items)}!]`
    if (type !== "object") throw new Error(`${pattern}: “${name}” cannot be of the type ${type}.`)
    const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Copy`
    addType(typeName, schema)
    return typeName
  }
}

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

type TypeDefinition = { pattern: string; name: string; definition: string }

/** The type of a file or of its list's items, and those of the objects in it. */
function typesOf({ pattern, type, schema: zodSchema }: ContentKind): TypeDefinition[] {
  const schema = jsonSchemaOf(zodSchema)
  return objectTypes(pattern, type, schema.items ?? schema, " implements Node @dontInfer")
}

/** An object's type, and after it those of the objects in its fields. */
function objectTypes(
  pattern: string,
  name: string,
  schema: JsonSchema,
  suffix = "",
): TypeDefinition[] {
  const properties = Object.entries(schema.properties ?? {})
  const descriptionOf = (key: string, { description }: JsonSchema) => {
    if (description) return JSON.stringify(description)
    throw new Error(`${pattern}: “${key}” has no description. Add .meta({ title, description }).`)
  }
  const fields = properties.map(([key, field]) => {
    const nonNull = schema.required?.includes(key) ? "!" : ""
    return `${descriptionOf(key, field)} ${key}: ${typeOf(pattern, key, field)}${nonNull}\n`
  })
  const definition = `${descriptionOf(name, schema)} type ${name}${suffix} {\n${fields.join("")}}`
  const inner = properties.flatMap(([key, field]) => {
    const object = field.items ?? field
    return object.type === "object" ? objectTypes(pattern, typeName(key, field), object) : []
  })
  return [{ pattern, name, definition }, ...inner]
}

function typeOf(pattern: string, key: string, field: JsonSchema): string {
  const { type, items } = field
  if (type === "string") return "String"
  if (type === "integer") return "Int"
  if (type === "object") return typeName(key, field)
  if (items?.type === "object") return `[${typeName(key, field)}!]`
  if (items) return `[${typeOf(pattern, key, items)}!]`
  throw new Error(`${pattern}: “${key}” cannot be of the type ${type}.`)
}

/** An object's type is named after its field (`FooterCopy`) and, in a list, after its title (`HelplineCopy`). */
function typeName(key: string, { items }: JsonSchema): string {
  const name = items ? String(items.title).replace(/\W/g, "") : key
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Copy`
}

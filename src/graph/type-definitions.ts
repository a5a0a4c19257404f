import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { z } from "zod"
import { site } from "../content/rules/site-rules"

type Schema = z.core.JSONSchema.Schema

/**
 * All types of the site in GraphQL's schema language: those of schema.graphql, and for content/site.json
 * what its rules describe: `SiteCopy`, and a type for each object in it, called after its field
 * (`FooterCopy`), or after its title if it is an entry of a list (`HelplineCopy`).
 */
export function typeDefinitions(): string {
  const types = [readFileSync(resolve("src/graph/schema.graphql"), "utf8")]
  const typeOf = (field: string, { type, description, items, properties = {} }: Schema): string => {
    if (type === "array") return `[${typeOf(String((items as Schema).title), items as Schema)}]!`
    if (type !== "object") return type === "integer" ? "Int!" : "String!"
    const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}Copy`
    const node = field === "site" ? 'implements Node @dontInfer @childOf(types: ["File"])' : ""
    const fields = Object.entries(properties as Record<string, Schema>).map(
      ([inner, schema]) =>
        `${JSON.stringify(schema.description)} ${inner}: ${typeOf(inner, schema)}\n`,
    )
    types.push(`${JSON.stringify(description)} type ${name} ${node} {\n${fields.join("")}}`)
    return `${name}!`
  }
  typeOf("site", z.toJSONSchema(site) as Schema)
  return types.join("\n")
}

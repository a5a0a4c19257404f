import { z } from "zod"
import { destinationNames } from "../checks/locations"
import type { Source } from "../reading/source"
import { contentFiles } from "../rules/content-files"
import { hotel } from "../rules/rules"
import { renewFile } from "./checked-copy"

/**
 * The rules as JSON Schemas by file path. Text editors use them to complete, explain and underline.
 */
export function jsonSchemas(sources: readonly Source[]): Map<string, string> {
  const destinations = destinationNames(
    sources.find(({ file }) => file === "content/destinations.json"),
  )
  const files = Object.entries(contentFiles).filter(([file]) => file.endsWith(".json"))
  return new Map(
    files.map(([file, { schema }]) => {
      const described = z.toJSONSchema(schema, {
        override: ({ zodSchema, jsonSchema }) => {
          if (zodSchema === hotel.shape.location) jsonSchema.enum = destinations
        },
      })
      return [schemaFile(file), `${JSON.stringify(described, null, 2)}\n`]
    }),
  )
}

/** Writes the schemas that have changed. */
export function renewJsonSchemas(sources: readonly Source[]): void {
  for (const [file, text] of jsonSchemas(sources)) renewFile(file, text)
}

function schemaFile(file: string) {
  return file.replace(/^content\//, ".vscode/schemas/").replace("legal/", "legal-")
}

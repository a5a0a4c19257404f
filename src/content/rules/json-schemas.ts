import { z } from "zod"
import { contentFiles } from "./content-files"

/** Where text editors find the schemas; `.vscode/settings.json` says which is for which file. */
export const schemaFolder = ".vscode/schemas"

/** The rules as JSON Schemas by file name. Text editors use them to complete, explain and underline. */
export function jsonSchemas(): Map<string, string> {
  const files = contentFiles.filter(({ path }) => path.endsWith(".json"))
  return new Map(
    files.map(({ path, rule }) => [
      path.replace(/^content\//, "").replace("/", "-"),
      `${JSON.stringify(forTextEditors(rule), null, 2)}\n`,
    ]),
  )
}

function forTextEditors(rule: z.ZodType) {
  return z.toJSONSchema(rule, {
    override: ({ jsonSchema }) => {
      // Which control a form shows says nothing to them.
      delete jsonSchema.control
    },
  })
}

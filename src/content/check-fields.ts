import { z } from "zod"
import { contentFileAt, schemaAt } from "./content-files"
import { type ParsedFile, problemAt, valueAt } from "./parse-file"
import type { Explanation, KeyPath, Problem } from "./problem"

/** Checks a file's fields against its schema. Returns their problems, and valid data as the schema reads them. */
export function checkFields(parsed: ParsedFile): ParsedFile {
  const { schema } = contentFileAt(parsed.file) ?? {}
  if (!schema || parsed.data === undefined) return parsed
  const { data = parsed.data, error } = schema.safeParse(parsed.data, { error: wrongValue })
  const issues = error?.issues ?? []
  const problems = issues.flatMap((issue): Problem[] => {
    const keyPath = issue.path as KeyPath
    const field = schemaAt(schema, keyPath)
    if (issue.code === "unrecognized_keys") {
      const names = Object.keys((field as z.ZodObject).shape).join(", ")
      const remedy = `Remove it, or rename it. The fields here are: ${names}.`
      return issue.keys.map(key =>
        problemAt(parsed, [...keyPath, key], [`“${key}” is not a field here.`, remedy]),
      )
    }
    const { title = keyPath.at(-1), description = "" } = field?.meta() ?? {}
    const explain = (...explanation: Explanation) => [problemAt(parsed, keyPath, explanation)]
    if (valueAt(parsed.data, keyPath) !== undefined) {
      return explain(`“${title}” ${issue.message}.`, `Correct it. ${description}`.trim())
    }
    // Empty values were left out of the data.
    if (parsed.lineOf(keyPath)) return explain(`“${title}” is empty.`, "Enter some text.")
    // Beside an unknown field, a missing one is probably mistyped.
    const isMistyped = issues.some(
      ({ code, path }) => code === "unrecognized_keys" && `${path}` === `${keyPath.slice(0, -1)}`,
    )
    const remedy = `Add “${keyPath.at(-1)}”. ${description}`
    return isMistyped ? [] : explain(`“${title}” is missing.`, remedy)
  })
  return { ...parsed, data, problems: [...parsed.problems, ...problems] }
}

/** The message for a rule of zod without its own; it continues “‘Title’ …”. */
const wrongValue = (issue: z.core.$ZodRawIssue) =>
  `is not valid: ${String(z.config().localeError?.(issue)).replace("Invalid input: ", "")}`

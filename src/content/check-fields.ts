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
  const unknownIn = issues
    .filter(({ code }) => code === "unrecognized_keys")
    .map(({ path }) => `${path}`)
  const problems = issues.flatMap((issue): Problem | Problem[] => {
    const keyPath = issue.path as KeyPath
    const field = schemaAt(schema, keyPath)
    if (issue.code === "unrecognized_keys") {
      const names = Object.keys((field as z.ZodObject).shape).join(", ")
      const remedy = `Remove it, or rename it. The fields here are: ${names}.`
      return issue.keys.map(key =>
        problemAt(parsed, [...keyPath, key], [`“${key}” is not a field here.`, remedy]),
      )
    }
    // Beside an unknown field, a missing one is probably mistyped.
    const isMistyped =
      parsed.lineOf(keyPath) === undefined && unknownIn.includes(`${keyPath.slice(0, -1)}`)
    return isMistyped ? [] : problemAt(parsed, keyPath, explain(issue, field, parsed))
  })
  return { ...parsed, data, problems: [...parsed.problems, ...problems] }
}

/** A rule's message continues “‘Title’ …”, and the field's description says what to do. */
function explain(
  { message, path }: z.core.$ZodIssue,
  field: z.ZodType | undefined,
  parsed: ParsedFile,
): Explanation {
  const keyPath = path as KeyPath
  const { title = keyPath.at(-1), description = "" } = field?.meta() ?? {}
  if (valueAt(parsed.data, keyPath) !== undefined) {
    return [`“${title}” ${message}.`, `Correct it. ${description}`.trim()]
  }
  // Empty values were left out of the data.
  return parsed.lineOf(keyPath) === undefined
    ? [`“${title}” is missing.`, `Add “${keyPath.at(-1)}”. ${description}`]
    : [`“${title}” is empty.`, "Enter some text."]
}

/** The message for a rule of zod without its own. */
const wrongValue = (issue: z.core.$ZodRawIssue) =>
  `is not valid: ${String(z.config().localeError?.(issue)).replace("Invalid input: ", "")}`

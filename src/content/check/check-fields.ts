import { z } from "zod"
import { contentFileAt, schemaAt } from "../content-files"
import { type ParsedFile, problemIn, valueIn } from "../files/parsed-file"
import { type Explanation, type Path, type Problem, suggestion } from "../problem"

/** Problems of a file's fields: missing, unknown, of the wrong type, badly formed. */
export function fieldProblems(source: ParsedFile): Problem[] {
  const { schema } = contentFileAt(source.file) ?? {}
  if (!schema || source.data === undefined) return []
  const { issues = [] } = schema.safeParse(source.data, { error: sentenceFor }).error ?? {}
  return issues.flatMap(issue => {
    const path = issue.path as Path
    const own = schemaAt(schema, path)
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map(key => problemIn(source, [...path, key], ...unknownField(key, own)))
    }
    return problemIn(source, path, ...explain(issue, own, source))
  })
}

function unknownField(key: string, schema: z.ZodType | undefined): Explanation {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return [
    `“${key}” is not a field here.`,
    `${suggestion(key, known)}Remove it, or rename it to one of these: ${known.join(", ")}.`,
  ]
}

function explain(
  issue: z.core.$ZodIssue,
  schema: z.ZodType | undefined,
  { data, find }: ParsedFile,
): Explanation {
  const path = issue.path as Path
  const { title = path.at(-1) ?? "The file", description = "" } = schema?.meta() ?? {}
  if (valueIn(data, path) === undefined) {
    // The data has no empty values.
    if (find(path) !== undefined) return [`“${title}” is empty.`, "Enter some text."]
    return [`“${title}” is missing.`, `Add “${path.at(-1)}”. ${description}`]
  }
  const own: Explanation | undefined = issue.code === "custom" && issue.params?.explanation
  const remedy = issue.code === "invalid_type" ? typeRemedy : `Correct it. ${description}`.trim()
  const [message, cure] = own || [issue.message, remedy]
  return [`“${title}” ${message}.`, cure]
}

const typeRemedy = "Compare it with its neighbors: check quotation marks, brackets and digits."

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false, without quotation marks",
  array: "a list in square brackets",
  object: "an entry in braces",
}

/** What a value breaks, for each of zod's rules without a message of its own; it continues “‘Title’ …”. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") {
    const expected = issue.inst instanceof z.ZodNumberFormat ? "int" : issue.expected
    return `must be ${typeNames[expected] ?? expected}`
  }
  if (issue.code === "too_small" || issue.code === "too_big") {
    const { code, input, exact, inclusive } = issue
    const [limit, over, within] =
      code === "too_big"
        ? [issue.maximum, "less than", "at most"]
        : [issue.minimum, "more than", "at least"]
    const words = `${exact ? "exactly" : inclusive === false ? over : within} ${limit}`
    if (typeof input !== "string" && !Array.isArray(input)) return `must be ${words}, not ${input}`
    const unit = Array.isArray(input) ? "entries" : "characters"
    return `must have ${words} ${unit}, not ${input.length}`
  }
  if (issue.code === "not_multiple_of") return `must be a multiple of ${issue.divisor}`
  if (issue.code === "invalid_value") return `must be one of these: ${issue.values.join(", ")}`
  const isKnown = issue.code === "invalid_format" && /^(url|email|date)$/.test(issue.format)
  return isKnown ? `is not a valid ${issue.format}` : "does not have the right form"
}

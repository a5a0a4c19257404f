import { z } from "zod"
import { contentFileAt, schemaAt } from "../content-files"
import { type ParsedFile, problemIn, valueIn } from "../files/parsed-file"
import { type Explanation, type Path, type Problem, suggestion } from "../problem"

/** Problems in a file's fields: missing, unknown, of the wrong type, malformed. */
export function fieldProblems(source: ParsedFile): Problem[] {
  const { schema } = contentFileAt(source.file) ?? {}
  return schema && source.data !== undefined ? problemsAt([], schema, source) : []
}

function problemsAt(at: Path, schema: z.ZodType, source: ParsedFile): Problem[] {
  const value = valueIn(source.data, at)
  const { issues = [] } = schema.safeParse(value, { error: messageFor }).error ?? {}
  return issues.flatMap(issue => {
    const path = [...at, ...(issue.path as Path)]
    const field = schemaAt(schema, issue.path)
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map(key => problemIn(source, [...path, key], ...unknownField(key, field)))
    }
    const problem = problemIn(source, path, ...explain(path, issue.message, field, source))
    // zod does not check the entries of a list that is too long.
    if (issue.code !== "too_big" || !(field instanceof z.ZodArray)) return problem
    return [problem, ...problemsAt(path, z.array(field.element as z.ZodType), source)]
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
  path: Path,
  ruleMessage: string,
  schema: z.ZodType | undefined,
  { data, find }: ParsedFile,
): Explanation {
  const { title = path.at(-1), description = "" } = schema?.meta() ?? {}
  if (valueIn(data, path) === undefined) {
    // Empty values were left out of the data.
    if (find(path) !== undefined) return [`“${title}” is empty.`, "Enter some text."]
    return [`“${title}” is missing.`, `Add “${path.at(-1)}”. ${description}`]
  }
  const [fault, ...remedy] = ruleMessage.split(". ")
  return [`“${title}” ${fault}.`, remedy.join(". ") || `Correct it. ${description}`.trim()]
}

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false, without quotation marks",
  array: "a list in square brackets",
  object: "an entry in braces",
}

/** The message for a rule without its own: zod's, or a plainer one for a wrong type. */
function messageFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code !== "invalid_type") return `is not valid: ${z.config().localeError?.(issue)}`
  const expected = typeNames[issue.expected] ?? issue.expected
  return `must be ${expected}. Compare it with its neighbors: check quotation marks, brackets and digits.`
}

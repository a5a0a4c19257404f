import { z } from "zod"
import { contentFileAt, schemaAt } from "../content-files"
import { type ParsedFile, problemAtKeys, valueAt } from "../files/parsed-file"
import { type Explanation, type Keys, type Problem, suggestion } from "../problem"

/** Problems in a file's fields: missing, unknown, of the wrong type, malformed. */
export function fieldProblems(parsed: ParsedFile): Problem[] {
  const { schema } = contentFileAt(parsed.file) ?? {}
  return schema && parsed.data !== undefined ? problemsAt([], schema, parsed) : []
}

function problemsAt(keys: Keys, schema: z.ZodType, parsed: ParsedFile): Problem[] {
  const value = valueAt(parsed.data, keys)
  const { issues = [] } = schema.safeParse(value, { error: messageFor }).error ?? {}
  return issues.flatMap(issue => {
    const at = [...keys, ...(issue.path as Keys)]
    const field = schemaAt(schema, issue.path)
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map(key => problemAtKeys(parsed, [...at, key], unknownField(key, field)))
    }
    const problem = problemAtKeys(parsed, at, explain(at, issue.message, field, parsed))
    // zod does not check the entries of a list that is too long.
    if (issue.code !== "too_big" || !(field instanceof z.ZodArray)) return problem
    return [problem, ...problemsAt(at, z.array(field.element as z.ZodType), parsed)]
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
  keys: Keys,
  ruleMessage: string,
  schema: z.ZodType | undefined,
  { data, find }: ParsedFile,
): Explanation {
  const { title = keys.at(-1), description = "" } = schema?.meta() ?? {}
  if (valueAt(data, keys) === undefined) {
    // Empty values were left out of the data.
    if (find(keys) !== undefined) return [`“${title}” is empty.`, "Enter some text."]
    return [`“${title}” is missing.`, `Add “${keys.at(-1)}”. ${description}`]
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

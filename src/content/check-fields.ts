import { z } from "zod"
import { contentFileAt, schemaAt } from "./content-files"
import { type ParsedFile, problemIn, valueIn } from "./parsed-file"
import { type Explanation, type Path, type Problem, suggestion } from "./problem"

/** Problems of a file's fields: missing, unknown, of the wrong type, badly formed. */
export function fieldProblems(source: ParsedFile): Problem[] {
  const { schema } = contentFileAt(source.file) ?? {}
  if (!schema || source.data === undefined) return []
  const { issues = [] } = schema.safeParse(source.data).error ?? {}
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
  const { title, description = "" } = schema?.meta() ?? {}
  const path = issue.path as Path
  if (valueIn(data, path) === undefined) {
    // The data has no empty values.
    if (find(path) !== undefined) return [`“${title}” is empty.`, "Enter some text."]
    return [`“${title}” is missing.`, `Add “${path.at(-1)}”. ${description}`]
  }
  if (issue.code === "invalid_type") {
    return [`“${title}” must be ${typeNames[issue.expected]}.`, typeRemedy]
  }
  if (issue.code !== "custom") throw new Error(`No message for the zod issue “${issue.code}”.`)
  const explanation: Explanation = issue.params?.explanation
  return [`“${title}” ${explanation[0]}.`, explanation[1]]
}

const typeRemedy = "Compare it with its neighbors: check quotation marks, brackets and digits."

const typeNames: Record<string, string> = {
  string: "text",
  number: "a whole number",
  int: "a whole number",
  array: "a list in square brackets",
  object: "an entry in braces",
}

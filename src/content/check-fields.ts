import { z } from "zod"
import { contentFileAt, ruleAt } from "./content-files"
import { type ParsedFile, problemIn, valueIn } from "./parsed-file"
import { type Explanation, type Path, type Problem, suggestion } from "./problem"

/** Problems of a file's fields: missing, unknown, of the wrong type, badly formed. */
export function fieldProblems(source: ParsedFile): Problem[] {
  const { rule } = contentFileAt(source.file) ?? {}
  if (!rule || source.data === undefined) return []
  const { issues = [] } = rule.safeParse(source.data).error ?? {}
  return issues.flatMap(issue => {
    const path = issue.path as Path
    const own = ruleAt(rule, path)
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map(key => problemIn(source, [...path, key], ...unknownField(key, own)))
    }
    return problemIn(source, path, ...explain(issue, own, valueIn(source.data, path)))
  })
}

function unknownField(key: string, rule: z.ZodType | undefined): Explanation {
  const known = rule instanceof z.ZodObject ? Object.keys(rule.shape) : []
  return [
    `There is no field “${key}” here.`,
    `${suggestion(key, known)}Remove it, or use one of these: ${known.join(", ")}.`,
  ]
}

function explain(
  issue: z.core.$ZodIssue,
  rule: z.ZodType | undefined,
  value: unknown,
): Explanation {
  const { title = "value", description = "" } = rule?.meta() ?? {}
  const subject = `The ${title.replace(/^[A-Z](?=[a-z -])/, first => first.toLowerCase())}`
  if (value === undefined) {
    return [`${subject} is missing.`, `Add “${String(issue.path.at(-1))}”. ${description}`]
  }
  if (issue.code === "invalid_type") {
    return [`${subject} must be ${names[issue.expected]}.`, compare]
  }
  if (issue.code !== "custom") throw new Error(`There is no message for “${issue.code}”.`)
  const explanation: Explanation = issue.params?.explanation
  return [`${subject} ${explanation[0]}.`, explanation[1]]
}

const compare = "Compare it with the entries around it: quotation marks, brackets, digits."

const names: Record<string, string> = {
  string: "text",
  number: "a whole number",
  int: "a whole number",
  array: "a list",
  object: "an entry with fields",
}

import { z } from "zod"
import { contentFileAt, ruleAt } from "./files"
import { offsetOf, type ParsedFile, valueIn } from "./parsed-file"
import { type Explanation, type Path, type Problem, problemAt, suggestion } from "./problem"

/** Problems of a file's fields: missing, unknown, of the wrong type, badly formed. */
export function fieldProblems(source: ParsedFile): Problem[] {
  const { rule } = contentFileAt(source.file) ?? {}
  if (!rule || source.data === undefined) return []
  const { issues = [] } = rule.safeParse(source.data).error ?? {}
  const reported = new Set<string>()
  return issues.flatMap(issue => {
    const path = issue.path as Path
    // Zod also checks the length of text that should be a list.
    if (reported.has(path.join())) return []
    reported.add(path.join())
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map(key => {
        const unknown = [...path, key]
        const { key: offset = 0 } = source.find(unknown) ?? {}
        return problemAt(source, offset, unknownField(key, ruleAt(rule, path)), unknown)
      })
    }
    const value = valueIn(source.data, path)
    const explanation = explain(issue, ruleAt(rule, path), value)
    // A missing field has no position, so report the first key of its entry.
    const offset =
      value === undefined ? firstKey(source, path.slice(0, -1)) : offsetOf(source, path)
    return problemAt(source, offset, explanation, path)
  })
}

function unknownField(key: string, rule: z.ZodType | undefined): Explanation {
  const known = rule instanceof z.ZodObject ? Object.keys(rule.shape) : []
  return [
    `There is no field “${key}” here.`,
    `${suggestion(key, known, "“$”")}Remove it, or use one of these: ${known.join(", ")}.`,
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
  const [wrong, remedy] = restOf(issue, value)
  return [`${subject} ${wrong}.`, remedy]
}

function restOf(issue: z.core.$ZodIssue, value: unknown): Explanation {
  if (issue.code === "custom") return issue.params?.explanation
  if (issue.code === "invalid_type") {
    const wanted = issue.expected === "int" ? "number" : issue.expected
    return [`must be ${nameOf(wanted)}, not ${nameOf(typeOf(value))}`, compare]
  }
  throw new Error(`There is no message for zod's “${issue.code}” at ${issue.path.join()}.`)
}

const compare = "Compare it with the entries around it: quotation marks, brackets, digits."

const names: Record<string, string> = {
  string: "text",
  number: "a whole number",
  fraction: "a decimal",
  array: "a list",
  object: "an entry with fields",
  null: "nothing",
}

const nameOf = (type: string) => names[type] ?? type

function typeOf(value: unknown): string {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  return typeof value === "number" && !Number.isInteger(value) ? "fraction" : typeof value
}

function firstKey(source: ParsedFile, path: Path) {
  const [key = ""] = Object.keys(valueIn(source.data, path) ?? {})
  return source.find([...path, key])?.key ?? offsetOf(source, path)
}

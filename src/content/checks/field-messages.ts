import type { z } from "zod"
import type { Path, Wording } from "../reading/problem"
import { parseErrorMessage } from "../rules/error-message"

/** The field as the subject of a sentence: `The photo address`. */
function subject(schema: z.ZodType | undefined) {
  const title = schema?.meta()?.title ?? "value"
  return `The ${title.replace(/^[A-Z](?=[a-z -])/, first => first.toLowerCase())}`
}

export function missingField(schema: z.ZodType | undefined, path: Path): Wording {
  const description = schema?.meta()?.description ?? ""
  return {
    message: `${subject(schema)} is missing.`,
    remedy: `Add “${String(path.at(-1))}”. ${description}`.trim(),
  }
}

export function wrongValue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType | undefined,
  value: unknown,
): Wording {
  const { wrong, remedy } = explain(issue, value)
  return { message: `${subject(schema)} ${wrong}.`, remedy }
}

function explain(issue: z.core.$ZodIssue, value: unknown) {
  if (issue.code === "invalid_type") return wrongType(issue.expected, value)
  const counted = issue.code === "too_small" || issue.code === "too_big"
  return counted && Array.isArray(value)
    ? wrongCount(issue, value.length)
    : parseErrorMessage(issue.message)
}

/** What messages call a type, and how to write a value of it. */
const types: Record<string, [name: string, remedy?: string]> = {
  string: ["a text", 'Put it in straight quotation marks: "…"'],
  number: ["a whole number", "Write it in digits, without quotation marks or a decimal point."],
  array: ["a list in [ ]", "Write the entries between [ and ], with commas between them."],
  object: [
    "an entry with fields in { }",
    "Write the fields between { and }, with commas between them.",
  ],
  boolean: ["true or false"],
  null: ["nothing (null)"],
}

function wrongType(expected: string, value: unknown) {
  const type = expected === "int" ? "number" : expected
  const [is] = types[typeOf(value)] ?? [typeOf(value)]
  const [wanted, remedy = "Compare it with the entries around it."] = types[type] ?? [type]
  const whole = typeof value === "number" && type === "number"
  return {
    wrong: whole ? "must be a whole number" : `must be ${wanted}, and this is ${is}`,
    remedy,
  }
}

function typeOf(value: unknown) {
  if (value === null) return "null"
  return Array.isArray(value) ? "array" : typeof value
}

function wrongCount(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, count: number) {
  const few = issue.code === "too_small"
  const limit = Number(few ? issue.minimum : issue.maximum)
  return {
    wrong: `must have at ${few ? "least" : "most"} ${limit} ${limit === 1 ? "entry" : "entries"}, and there are ${count}`,
    remedy: few ? `Add ${limit - count}.` : `Remove ${count - limit}.`,
  }
}

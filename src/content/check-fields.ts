import { z } from "zod"
import { contentFileAt, ruleAt } from "./files"
import { type Path, type Problem, problemAt, sentences, type Wording } from "./problem"
import type { Refusal } from "./refusal"
import { rangeOf, type Source, valueIn } from "./source"
import { suggestion } from "./suggestion"

/** Problems of a file's fields: missing, unknown, of the wrong type, badly formed. */
export function fieldProblems(source: Source): Problem[] {
  const { rule } = contentFileAt(source.file) ?? {}
  if (!rule || source.data === undefined) return []
  const { issues = [] } = rule.safeParse(source.data).error ?? {}
  const misspelt = issues.flatMap(issue => misspellings(issue, source, rule))
  const done = new Set(misspelt.map(({ meant }) => meant?.join()))
  const problems = misspelt.map(({ path, wording }) =>
    problemAt(source, keyRange(source, path), wording, path),
  )
  for (const issue of issues) {
    const path = issue.path as Path
    if (issue.code === "unrecognized_keys" || done.has(path.join())) continue
    done.add(path.join())
    const value = valueIn(source.data, path)
    const range = value === undefined ? firstKey(source, path.slice(0, -1)) : rangeOf(source, path)
    problems.push(problemAt(source, range, wordingOf(issue, ruleAt(rule, path), value), path))
  }
  return problems
}

/** The unknown keys of an issue, each with the missing field that was probably meant. */
function misspellings(issue: z.core.$ZodIssue, { data }: Source, rule: z.ZodType) {
  if (issue.code !== "unrecognized_keys") return []
  const entry = issue.path as Path
  const inner = ruleAt(rule, entry)
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
  const absent = known.filter(key => valueIn(data, [...entry, key]) === undefined)
  return issue.keys.map(key => {
    const near = suggestion(key, absent)
    const remedy = near
      ? `Did you mean “${near}”? Then write it like that.`
      : `Remove it. The fields here are: ${known.join(", ")}.`
    return {
      path: [...entry, key],
      meant: near ? [...entry, near] : undefined,
      wording: { message: `There is no field “${key}” here.`, remedy },
    }
  })
}

function wordingOf(issue: z.core.$ZodIssue, rule: z.ZodType | undefined, value: unknown): Wording {
  const { title = "value", description = "" } = rule?.meta() ?? {}
  const subject = `The ${title.replace(/^[A-Z](?=[a-z -])/, first => first.toLowerCase())}`
  if (value === undefined) {
    const remedy = `Add “${String(issue.path.at(-1))}”. ${description}`.trim()
    return { message: `${subject} is missing.`, remedy }
  }
  return sentences(subject, refusalOf(issue, value))
}

function refusalOf(issue: z.core.$ZodIssue, value: unknown): Refusal {
  if (issue.code === "custom") return issue.params as unknown as Refusal
  if (issue.code === "invalid_type") return wrongType(issue.expected, value)
  if (issue.code === "too_small" && Array.isArray(value))
    return wrongCount("least", issue.minimum, value)
  if (issue.code === "too_big" && Array.isArray(value))
    return wrongCount("most", issue.maximum, value)
  throw new Error(`No sentence for zod's “${issue.code}” at ${issue.path.join()}.`)
}

function wrongCount(
  bound: "least" | "most",
  limit: number | bigint,
  { length }: unknown[],
): Refusal {
  const difference = Math.abs(Number(limit) - length)
  return {
    wrong: `must have at ${bound} ${limit} ${limit === 1 ? "entry" : "entries"}, and there are ${length}`,
    remedy: `${bound === "least" ? "Add" : "Remove"} ${difference}.`,
  }
}

/** What messages call a type, and how to write a value of it. */
const types: Record<string, [name: string, remedy: string]> = {
  string: ["a text", 'Put it in straight quotation marks: "…"'],
  number: ["a whole number", "Write it in digits, without quotation marks or a decimal point."],
  array: ["a list", "Write the entries between [ and ], with commas between them."],
  object: ["an entry with fields", "Write the fields between { and }, with commas between them."],
}

function wrongType(expected: string, value: unknown): Refusal {
  const type = expected === "int" ? "number" : expected
  const [wanted, remedy] = types[type] ?? [type, "Compare it with the entries around it."]
  const is = Array.isArray(value) ? "array" : value === null ? "nothing" : typeof value
  const than = is === type ? "" : `, and this is ${types[is]?.[0] ?? is}`
  return { wrong: `must be ${wanted}${than}`, remedy }
}

function keyRange(source: Source, path: Path) {
  return source.find(path)?.key ?? rangeOf(source, path)
}

/** Where to report a missing field: it has no place itself, so the first key of its entry is marked. */
function firstKey(source: Source, path: Path) {
  const value = valueIn(source.data, path)
  const [key] = typeof value === "object" && value !== null ? Object.keys(value) : []
  return key === undefined || Array.isArray(value)
    ? rangeOf(source, path)
    : keyRange(source, [...path, key])
}

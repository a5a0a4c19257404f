import { closest, distance } from "fastest-levenshtein"
import { z } from "zod"
import { type Path, type Problem, problemAt } from "../reading/problem"
import { keyAt, type Source, valueAt, valueIn } from "../reading/source"
import { missingField, wrongValue } from "./field-messages"

/** Problems of a file's fields: missing, unknown, of the wrong type, badly formed. */
export function fieldProblems(source: Source, schema: z.ZodType): Problem[] {
  const { issues = [] } = schema.safeParse(source.data).error ?? {}
  const misspelt = issues.flatMap(issue => misspellings(source, schema, issue))
  const problems = misspelt.map(({ path, key, meant }) =>
    problemAt(
      source,
      keyAt(source, [...path, key]),
      {
        message: `There is no field “${key}” here.`,
        remedy: meant
          ? `Did you mean “${meant}”? Then write it like that.`
          : `Remove it. The fields here are: ${keysAt(schema, path).join(", ")}.`,
      },
      [...path, key],
    ),
  )
  const done = new Set(misspelt.map(({ path, meant }) => [...path, meant].join()))
  for (const issue of issues) {
    const path = issue.path as Path
    if (issue.code === "unrecognized_keys" || done.has(path.join())) continue
    done.add(path.join())
    const absent = valueIn(source.data, path) === undefined
    const wording = absent
      ? missingField(schemaAt(schema, path), path)
      : wrongValue(issue, schemaAt(schema, path), valueIn(source.data, path))
    const place = absent ? firstKey(source, path.slice(0, -1)) : valueAt(source, path)
    problems.push(problemAt(source, place, wording, path))
  }
  return problems
}

interface Misspelling {
  path: Path
  key: string
  meant?: string
}

/** The unknown keys of an issue, each with the missing field it resembles, if any. */
function misspellings(source: Source, schema: z.ZodType, issue: z.core.$ZodIssue): Misspelling[] {
  if (issue.code !== "unrecognized_keys") return []
  const path = issue.path as Path
  const absent = keysAt(schema, path).filter(
    key => valueIn(source.data, [...path, key]) === undefined,
  )
  return issue.keys.map(key => {
    const meant = absent.length > 0 ? closest(key.toLowerCase(), absent) : undefined
    const near = meant && distance(key.toLowerCase(), meant.toLowerCase()) <= 2 + key.length / 4
    return { path, key, meant: near ? meant : undefined }
  })
}

/** The schema of the value at the path. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  const [key, ...rest] = path
  if (key === undefined) return inner
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, rest)
  if (inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)) {
    return schemaAt(inner.shape[String(key)], rest)
  }
}

function keysAt(schema: z.ZodType, path: Path) {
  const found = schemaAt(schema, path)
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}

/** Where to report a missing field: it has no place itself, so the first key of its entry is marked. */
function firstKey(source: Source, path: Path) {
  const value = valueIn(source.data, path)
  const [key] = typeof value === "object" && value !== null ? Object.keys(value) : []
  return key === undefined || Array.isArray(value)
    ? valueAt(source, path)
    : keyAt(source, [...path, key])
}

import type { Corrected } from "./corrected"
import { headingsIn, rangeOf } from "./markdown"
import { type Explanation, type Path, type Problem, problemAt, type TextFile } from "./problem"

/** The text under a Markdown file's fields, corrected. */
export interface Body extends Corrected {
  /** Where it begins in the file */
  offset: number
}

/** A content file: its data, and where each value is in the text. */
export interface ParsedFile extends TextFile {
  /** Undefined if the file could not be read */
  data: unknown
  /** Why the file could not be read; empty otherwise */
  problems: Problem[]
  /** Offsets of the value at a path and of its key; undefined if there is none */
  find(path: Path): { value: number; key: number } | undefined
  body?: Body
}

/** A file that could not be parsed. */
export function unread(file: TextFile, problem: Problem): ParsedFile {
  return { ...file, data: undefined, problems: [problem], find: () => undefined }
}

/** The offset of the value at the path, or of the nearest one around it. */
export function offsetOf(source: ParsedFile, path: Path): number {
  const { value } = source.find(path) ?? {}
  return value ?? (path.length > 0 ? offsetOf(source, path.slice(0, -1)) : 0)
}

/** A problem of the value at the path, or of the nearest one around it. */
export function problemIn(source: ParsedFile, path: Path, ...explanation: Explanation): Problem {
  return problemAt(source, offsetOf(source, path), explanation, path)
}

export function valueIn(data: unknown, path: Path): unknown {
  let value = data
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

/** The entries of a list; empty if there is no list. */
export function entriesOf(source: ParsedFile | undefined, path: Path = []): unknown[] {
  const entries = valueIn(source?.data, path)
  return Array.isArray(entries) ? entries : []
}

/** A problem in the text under the fields, at an offset of it as written. Its field names the heading above. */
export function problemInText(
  source: ParsedFile,
  body: Body,
  at: number,
  ...explanation: Explanation
) {
  const above = headingsIn(body.tree).filter(
    ({ node, nested }) => !nested && body.originalOffset(rangeOf(node)[0]) <= at,
  )
  const { words } = above.at(-1) ?? {}
  return problemAt(source, body.offset + at, explanation, words ? ["text", words] : ["text"])
}

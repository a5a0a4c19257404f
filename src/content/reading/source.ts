import type { Root } from "mdast"
import {
  type Path,
  type Place,
  type Problem,
  problemAt,
  type TextFile,
  type Wording,
} from "./problem"

export interface Body {
  /** Where it begins in the file */
  offset: number
  text: string
  /** Parsed when it is first asked for */
  tree(): Root
}

/** A content file: its data, and where each value is in the text. */
export interface Source extends TextFile {
  /** Undefined if the file could not be read */
  data: unknown
  /** Why the file could not be read, and keys that are written twice */
  problems: Problem[]
  /** The place of the value at the path, or of the nearest one around it. */
  valueAt(path: Path): Place
  /** The place of the key of the value at the path. */
  keyAt(path: Path): Place
  /** The text under the front matter of a Markdown file */
  body?: Body
}

/** A file that could not be read, and why. */
export function unreadSource(file: TextFile, problem: Problem): Source {
  const place = { offset: 0, length: 1 }
  return { ...file, data: undefined, problems: [problem], valueAt: () => place, keyAt: () => place }
}

export function valueIn(data: unknown, path: Path): unknown {
  let value = data
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

/** A problem of the value at the path, or of the nearest one around it. */
export function problemIn(source: Source, path: Path, wording: Wording): Problem {
  return problemAt(source, source.valueAt(path), wording, path)
}

/** The entries of a list; empty if there is no list. */
export function entriesOf(source: Source | undefined, path: Path = []): unknown[] {
  const entries = valueIn(source?.data, path)
  return Array.isArray(entries) ? entries : []
}

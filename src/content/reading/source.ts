import type { Place, Problem, TextFile } from "./problem"

/** Where a value stands in a file's data: `[2, "image"]` */
export type Path = readonly PropertyKey[]

/** A file of content that was read: its data, and where each piece of it stands in the text. */
export interface Source extends TextFile {
  /** What the file holds; undefined where it could not be read */
  data: unknown
  /** What kept the file from being read, and keys written twice */
  problems: Problem[]
  /** The value at the path, or the nearest around it. */
  valueAt(path: Path): Place
  /** The name before the value at the path. */
  keyAt(path: Path): Place
  /** Where the Markdown text under the fields begins, in a file that has one */
  bodyOffset?: number
}

/** A file of which nothing could be read, and why. */
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

/** The entries of a list; none where there is no list. */
export function entriesOf(source: Source | undefined, path: Path = []): unknown[] {
  const entries = valueIn(source?.data, path)
  return Array.isArray(entries) ? entries : []
}

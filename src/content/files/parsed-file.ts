import type { Root } from "mdast"
import type { Edit } from "../markdown/find-edits"
import { type Explanation, type Path, type Problem, problemAt, type TextFile } from "../problem"

/** The text under a Markdown file's fields. */
export interface Body {
  text: string
  tree: Root
  /** What has to be corrected, in the order of the text */
  edits: Edit[]
  /** Maps an offset in the text to the file */
  fileOffset(offset: number): number
}

/** A content file: its data, and the offset of each value in the text. */
export interface ParsedFile extends TextFile {
  /** Undefined if the file could not be parsed */
  data: unknown
  /** Syntax errors, whether or not the file could be parsed */
  problems: Problem[]
  /** The offset of the value at a path; undefined if there is none */
  find(path: Path): number | undefined
  body?: Body
}

/** The offset of the value at the path, or of the nearest one around it. */
function offsetOf(source: ParsedFile, path: Path): number {
  return source.find(path) ?? (path.length > 0 ? offsetOf(source, path.slice(0, -1)) : 0)
}

/** A problem with the value at the path, or with the nearest one around it. */
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

export const fileAt = (sources: readonly ParsedFile[], path: string) =>
  sources.find(({ file }) => file === path)

export function entriesOf(source: ParsedFile | undefined): unknown[] {
  return Array.isArray(source?.data) ? source.data : []
}

/** A file that cannot be parsed, with the offsets of its errors. */
export function unparsed(file: TextFile, offsets: number[], explanation: Explanation): ParsedFile {
  const all = offsets.map(offset => problemAt(file, offset, explanation))
  // An error can cause others on its line and the next.
  const problems = all.filter(({ line }, index) => line > 1 + (all[index - 1]?.line ?? -1))
  return { ...file, data: undefined, problems, find: () => undefined }
}

export const duplicateField = (name: string): Explanation => [
  `“${name}” appears twice.`,
  "Remove one of the two.",
]

import type { Root } from "mdast"
import type { Correction } from "../markdown/find-corrections"
import type { Explanation, Keys, Problem, TextFile } from "../problem"
import { problemAtOffset } from "../problem"

/** The text under a Markdown file's fields. */
export interface Body {
  text: string
  tree: Root
  /** What has to be corrected, in the order of the text */
  corrections: Correction[]
  /** Maps an offset in the text to the file */
  fileOffset(offset: number): number
}

/** A content file: its data, and the offset of each value in the text. */
export interface ParsedFile extends TextFile {
  /** Undefined if the file could not be parsed */
  data: unknown
  /** Syntax errors, whether or not the file could be parsed */
  problems: Problem[]
  /** The offset of the value at these keys; undefined if there is none */
  find(keys: Keys): number | undefined
  body?: Body
}

/** A problem with the value at these keys, or with the nearest one around it. */
export function problemAtKeys(parsed: ParsedFile, keys: Keys, explanation: Explanation): Problem {
  const offsetOf = (keys: Keys): number =>
    parsed.find(keys) ?? (keys.length > 0 ? offsetOf(keys.slice(0, -1)) : 0)
  return problemAtOffset(parsed, offsetOf(keys), explanation, keys)
}

export function valueAt(data: unknown, keys: Keys): unknown {
  let value = data
  for (const key of keys) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

export const fileAt = (parsedFiles: readonly ParsedFile[], name: string) =>
  parsedFiles.find(({ file }) => file === name)

export const entriesOf = (parsed: ParsedFile | undefined): unknown[] =>
  Array.isArray(parsed?.data) ? parsed.data : []

/** A file that cannot be parsed, with the offsets of its errors. */
export function unparsed(file: TextFile, offsets: number[], explanation: Explanation): ParsedFile {
  const all = offsets.map(offset => problemAtOffset(file, offset, explanation))
  // An error can cause others on its line and the next.
  const problems = all.filter(({ line }, index) => line > 1 + (all[index - 1]?.line ?? -1))
  return { ...file, data: undefined, problems, find: () => undefined }
}

export const duplicateField = (name: string): Explanation => [
  `“${name}” appears twice.`,
  "Remove one of the two.",
]

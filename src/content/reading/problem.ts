import { nounOf } from "../rules/content-files"

/** Where a value is in a file's data: `[2, "image"]`; the text under the fields is at `["text"]`. */
export type Path = readonly (string | number)[]

/** Something editors should know about the content, in the form of a problem; it stops nothing. */
export type Note = Problem

/** A mistake in the content, in words for editors; it stops a build. */
export interface Problem {
  /** Path from the project's folder, such as content/hotels.json */
  file: string
  /** From 1 */
  line: number
  /** From 1 */
  column: number
  path?: Path
  /** The path in words, such as `hotel 3 › image` */
  field?: string
  /** What is wrong, or worth knowing: a sentence */
  message: string
  /** How to fix it */
  remedy: string
  /** The line with a mark under the place; empty if the whole file is meant */
  excerpt: string
}

/** A file's text, with its path from the project's folder. */
export interface TextFile {
  file: string
  text: string
}

/** A range of a file's text. */
export interface Place {
  offset: number
  length: number
}

export type Wording = Pick<Problem, "message" | "remedy">

export function problemAt(
  { file, text }: TextFile,
  place: Place,
  { message, remedy }: Wording,
  path: Path = [],
): Problem {
  const offset = Math.min(Math.max(place.offset, 0), text.length)
  const before = text.slice(0, offset).split("\n")
  const line = before.length
  const column = (before.at(-1) ?? "").length + 1
  const content = text.split("\n")[line - 1] ?? ""
  const field = path.length > 0 && { path, field: fieldName(file, path) }
  const shown = excerpt(content, line, column, place.length)
  return { file, line, column, ...field, message, remedy, excerpt: shown }
}

/** A field's place in its file: `hotel 3 › image`, `footer › helplines 2 › phone`. */
function fieldName(file: string, path: Path): string {
  const names: string[] = []
  for (const key of path) {
    names.push(typeof key === "number" ? `${names.pop() ?? nounOf(file)} ${key + 1}` : key)
  }
  return names.join(" › ")
}

/** A problem of a file as a whole, such as its absence. */
export function fileProblem(file: string, wording: Wording): Problem {
  return { file, line: 1, column: 1, ...wording, excerpt: "" }
}

const width = 88

/** At most `width` characters of the line, around the place. */
function excerpt(content: string, line: number, column: number, length: number) {
  const start = content.length <= width ? 0 : Math.max(0, column - width / 2)
  const shown = content.slice(start, start + width).replace(/\p{C}|\s/gu, " ")
  const lead = `${start > 0 ? "…" : ""}`
  const tail = start + width < content.length ? "…" : ""
  const gutter = `${line} | `
  const at = lead.length + column - 1 - start
  const mark = "^".repeat(Math.max(1, Math.min(length, shown.length + lead.length - at)))
  return `${gutter}${lead}${shown}${tail}\n${" ".repeat(gutter.length - 2)}| ${" ".repeat(at)}${mark}`
}

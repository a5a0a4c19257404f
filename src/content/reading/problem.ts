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
  /** The field's place in the file, such as `hotel 3 › image` */
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

export type Wording = Pick<Problem, "field" | "message" | "remedy">

export function problemAt({ file, text }: TextFile, place: Place, wording: Wording): Problem {
  const offset = Math.min(Math.max(place.offset, 0), text.length)
  const before = text.slice(0, offset).split("\n")
  const line = before.length
  const column = (before.at(-1) ?? "").length + 1
  const content = text.split("\n")[line - 1] ?? ""
  const { field, message, remedy } = wording
  const words = { ...(field && { field }), message, remedy }
  return { file, line, column, ...words, excerpt: excerpt(content, line, column, place.length) }
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

import { nounOf } from "./files"
import type { Refusal } from "./refusal"

/** Where a value is in a file's data: `[2, "image"]`; the text under the fields is at `["text"]`. */
export type Path = readonly (string | number)[]

/** A file's text, with its path from the project's folder. */
export interface TextFile {
  file: string
  text: string
}

/** A range of a file's text. */
export interface Range {
  offset: number
  length: number
}

export interface Wording {
  /** What is wrong, or worth knowing: a sentence */
  message: string
  /** How to fix it: a sentence */
  remedy: string
}

/** Something in the content that stops a build, or a warning, which does not. In words for editors. */
export interface Problem extends Wording {
  /** Path from the project's folder, such as content/hotels.json */
  file: string
  /** From 1 */
  line: number
  /** From 1 */
  column: number
  /** The field in words, such as `hotel 3 › image` */
  field?: string
  /** The line with a mark under the place; empty if the whole file is meant */
  excerpt: string
}

export function problemAt(
  { file, text }: TextFile,
  { offset, length }: Range,
  wording: Wording,
  path: Path = [],
): Problem {
  const before = text.slice(0, Math.max(offset, 0)).split("\n")
  const line = before.length
  const column = (before.at(-1) ?? "").length + 1
  const content = text.split("\n")[line - 1] ?? ""
  const field = path.length > 0 && { field: fieldName(file, path) }
  return {
    file,
    line,
    column,
    ...field,
    ...wording,
    excerpt: excerpt(content, line, column, length),
  }
}

/** A problem of a file as a whole, such as its absence. */
export function fileProblem(file: string, wording: Wording): Problem {
  return { file, line: 1, column: 1, ...wording, excerpt: "" }
}

/** A refusal as sentences about this subject. */
export function sentences(subject: string, { wrong, remedy }: Refusal): Wording {
  return { message: `${subject} ${wrong}.`, remedy }
}

/** A field's place in its file: `hotel 3 › image`, `footer › helplines 2 › phone`. */
function fieldName(file: string, path: Path): string {
  const names: string[] = []
  for (const key of path) {
    names.push(typeof key === "number" ? `${names.pop() ?? nounOf(file)} ${key + 1}` : key)
  }
  return names.join(" › ")
}

const width = 88

/** At most `width` characters of the line, around the place. */
function excerpt(content: string, line: number, column: number, length: number) {
  const start = content.length <= width ? 0 : Math.max(0, column - width / 2)
  const shown = content.slice(start, start + width).replace(/\p{C}|\s/gu, " ")
  const lead = start > 0 ? "…" : ""
  const tail = start + width < content.length ? "…" : ""
  const gutter = `${line} | `
  const at = lead.length + column - 1 - start
  const mark = "^".repeat(Math.max(1, Math.min(length, shown.length + lead.length - at)))
  return `${gutter}${lead}${shown}${tail}\n${" ".repeat(gutter.length - 2)}| ${" ".repeat(at)}${mark}`
}

/** Problems or warnings for the terminal, with a count at the end. */
export function formatted(problems: readonly Problem[], noun: "problem" | "warning"): string {
  const texts = problems.map(({ file, line, column, field, message, remedy, excerpt }) =>
    [
      `${file}:${line}:${column}${field ? `  ${field}` : ""}`,
      `  ${message}`,
      `  ${remedy}`,
      ...(excerpt ? excerpt.split("\n").map(part => `    ${part}`) : []),
    ].join("\n"),
  )
  const count = `${problems.length} ${noun}${problems.length === 1 ? "" : "s"} in content/`
  return [...texts, count].join("\n\n")
}

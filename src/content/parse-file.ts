import type { Root } from "mdast"
import { oneLine, withoutInvisible } from "./characters"
import { type Facts, fillFacts } from "./facts"
import { parseText, withDashes } from "./markdown"
import { parseFrontMatter, parseJson } from "./parse-fields"
import { type Explanation, type KeyPath, type Problem, problemAtOffset } from "./problem"

/** A content file: its data and text with facts filled in, and where they are in the file as written. */
export interface ParsedFile {
  /** Relative to the project root */
  file: string
  /** As written, but without invisible characters */
  text: string
  /** Undefined if the file could not be read */
  data?: unknown
  /** Syntax errors, whether or not the file could be read */
  problems: Problem[]
  /** The offset of the value at these keys; undefined if there is none */
  find(keyPath: KeyPath): number | undefined
  /** The text under a Markdown file's fields */
  body?: { text: string; tree: Root; asWritten(offset: number): number }
}

/** Decodes and parses a file, with or without a byte-order mark, with any line endings. */
export function parseFile(file: string, bytes: Uint8Array, facts: Facts = new Map()): ParsedFile {
  const decoded = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n")
  const text = decoded.includes("\0") ? decoded : withoutInvisible(decoded)
  const { text: filled, asWritten } = fillFacts(text, facts)
  const isJson = file.endsWith(".json")
  for (const [obstacle, ...explanation] of isJson ? obstacles : [...obstacles, noFrontMatter]) {
    const offset = text.search(obstacle)
    if (offset < 0) continue
    const problem = problemAtOffset({ file, text }, offset, explanation)
    return { file, text, problems: [problem], find: () => undefined }
  }
  const [top = "", opening = "", lines = ""] = frontMatter.exec(filled) ?? []
  // Spaces keep the offsets.
  const fields = isJson
    ? parseJson(filled)
    : parseFrontMatter(`${" ".repeat(opening.length - 1)}\n${lines}`)
  const problems = fields.mistakes.map(({ offset, keyPath, explanation }) =>
    problemAtOffset({ file, text }, asWritten(offset), explanation, keyPath),
  )
  const find = (keyPath: KeyPath) => {
    const offset = fields.find(keyPath)
    return offset === undefined ? undefined : asWritten(offset)
  }
  const parsed = { file, text, data: cleaned(fields.data), problems, find }
  if (isJson) return parsed
  const body = filled.slice(top.length)
  const bodyAsWritten = (offset: number) => asWritten(top.length + offset)
  return { ...parsed, body: { text: body, tree: parseText(body), asWritten: bodyAsWritten } }
}

const frontMatter = /^(\s*---[ \t]*\n)((?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** Markdown formatters may escape the mark or indent it into a list. */
const conflict = /^[ \t\\>*-]*<{7,}(?:[ \t].*)?$/m

/** What keeps a file from being read. */
const obstacles: [RegExp, ...Explanation][] = [
  [/[\uFFFD\0]/, "This character is not valid UTF-8.", "Save the file as UTF-8 and retype it."],
  [conflict, "This is an unresolved merge conflict.", "Keep one version and delete its marks."],
]

const noFrontMatter: [RegExp, ...Explanation] = [
  new RegExp(`^(?!${frontMatter.source.slice(1)})`),
  "The file does not begin with its fields between two lines of ---.",
  "Add the missing line.",
]

/** Puts values on one line, without characters that nobody sees. Leaves out empty ones. */
function cleaned(value: unknown): unknown {
  if (typeof value === "string") return oneLine(withoutInvisible(value))
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, cleaned(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== ""))
}

/** A problem with the value at these keys, placed at the nearest one around it if there is none. */
export function problemAt(parsed: ParsedFile, keyPath: KeyPath, explanation: Explanation): Problem {
  const around = keyPath.map((_, index) => parsed.find(keyPath.slice(0, index + 1)))
  const offset = around.findLast(offset => offset !== undefined) ?? parsed.find([]) ?? 0
  return problemAtOffset(parsed, offset, explanation, keyPath)
}

export function valueAt(data: unknown, keyPath: readonly PropertyKey[]): unknown {
  return keyPath.reduce((value, key) => {
    const hasKey = typeof value === "object" && value !== null && Object.hasOwn(value, key)
    return hasKey ? (value as Record<PropertyKey, unknown>)[key] : undefined
  }, data)
}

export const fileAt = (parsedFiles: readonly ParsedFile[], name: string) =>
  parsedFiles.find(({ file }) => file === name)

export const entriesOf = (parsed: ParsedFile | undefined): unknown[] =>
  Array.isArray(parsed?.data) ? parsed.data : []

/** A file as Gatsby gets it. */
export const textForGatsby = ({ data, body }: Pick<ParsedFile, "data" | "body">) =>
  body ? markdownFile(data as object, withDashes(body.text)) : `${JSON.stringify(data, null, 2)}\n`

/** Formats a Markdown file. Its fields are JSON values, which are valid YAML. */
export function markdownFile(fields: object, text: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join("")}---\n${text}`
}

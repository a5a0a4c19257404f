import { isMap, isScalar, type Node, parseDocument } from "yaml"
import { type KeyPath, lineAt, type Problem, problemInFile, quote } from "./problem"
import { cleaned } from "./text"

export interface ParsedFile {
  /** Relative to the project root */
  path: string
  /** The values as written; undefined if the file could not be read */
  data?: unknown
  /** The values as the schema reads them, if they are valid */
  content?: object
  /** The text under a Markdown file's fields, with blank lines in place of these */
  text?: string
  problems: Problem[]
  /** The line of the value at these keys, or of the nearest one around it */
  lineOf(keyPath: KeyPath): number
}

const frontMatter = /^(\s*---[ \t]*\n(?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** Markdown formatters may escape the mark or indent it into a list. */
const conflict = /^[ \t\\>*-]*<{7,}(?:[ \t].*)?$/m

/** What keeps a file from being read. */
const obstacles: [obstacle: RegExp, message: string][] = [
  [/\uFFFD/, "This character is not valid UTF-8. Save the file as UTF-8 and retype it."],
  [conflict, "This is an unresolved merge conflict. Keep one version and delete its marks."],
]

const noFields =
  "The file does not begin with its fields between two lines of ---. Add the missing line."
const asJson = "Check quotation marks, colons, commas and brackets."
const asFields =
  "Write each field on a line of its own, as “name: value”, without spaces before it. Put a value with a colon or other symbols in quotation marks."

/** Decodes and parses a file, with or without a byte-order mark, with any line endings. Each value of a Markdown file is text. */
export function parseFile(path: string, bytes: Uint8Array): ParsedFile {
  const source = cleaned(new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n"))
  const unreadable = (offset: number, message: string): ParsedFile => ({
    path,
    problems: [problemInFile(path, message, lineAt(source, offset))],
    lineOf: () => 1,
  })
  const isJson = path.endsWith(".json")
  for (const [obstacle, message] of obstacles) {
    const offset = source.search(obstacle)
    if (offset >= 0) return unreadable(offset, message)
  }
  const [head = "", fields = source] = (!isJson && frontMatter.exec(source)) || []
  if (!isJson && !head) return unreadable(0, noFields)

  // JSON is YAML, too, and that parser knows the place of each value.
  const schema = isJson ? "json" : "failsafe"
  const document = parseDocument(fields, { schema, prettyErrors: false, logLevel: "silent" })
  const [first, ...others] = document.errors
  // An entry after which a comma is missing looks like a key.
  const error = first?.code === "MULTILINE_IMPLICIT_KEY" ? (others[0] ?? first) : first
  const rest = (offset: number) => source.slice(offset)
  if (error?.code === "DUPLICATE_KEY") {
    const name = /[\w-]+/.exec(rest(error.pos[0]))
    return unreadable(error.pos[0], `“${name}” appears twice. Remove one of the two.`)
  }
  const { contents } = document
  const values = isMap(contents) ? contents.items.map(({ value }) => value) : [contents]
  const notText = isJson ? undefined : values.find(value => !isText(value))
  try {
    if (!isJson && (error || notText !== undefined)) throw new Error("reported below")
    const data = isJson ? JSON.parse(source) : document.toJS()
    const text = isJson ? undefined : head.replace(/.+/g, "") + rest(head.length)
    const lineOf = (keyPath: KeyPath): number => {
      const { range } = (document.getIn(keyPath, true) ?? {}) as Node
      if (range) return lineAt(source, range[0])
      return keyPath.length > 0 ? lineOf(keyPath.slice(0, -1)) : 1
    }
    return { path, data, text, problems: [], lineOf }
  } catch {
    // YAML finds no fault with a comma before a bracket, or with a word in '.
    const reported = error?.pos[0] ?? (notText as Node)?.range?.[0]
    const offset = reported ?? Math.max(0, source.search(/,\s*[\]}]|(?<=: )'/))
    const line = /.*/.exec(rest(offset))?.[0].trim() || "the end of the line"
    const remedy = isJson ? asJson : asFields
    return unreadable(offset, `The file cannot be read from ${quote(line)} on. ${remedy}`)
  }
}

/** Whether a value is plain text: YAML takes parts of some for comments, anchors or tags. */
const isText = (value: unknown) => isScalar(value) && !value.comment && !value.anchor && !value.tag

export function problemAt({ path, lineOf }: ParsedFile, keyPath: KeyPath, message: string) {
  return { path, line: lineOf(keyPath), keyPath, message }
}

export function valueAt(data: unknown, keyPath: readonly PropertyKey[]): unknown {
  return keyPath.reduce((value, key) => {
    const hasKey = typeof value === "object" && value !== null && Object.hasOwn(value, key)
    return hasKey ? (value as Record<PropertyKey, unknown>)[key] : undefined
  }, data)
}

export const fileAt = (parsedFiles: readonly ParsedFile[], path: string) =>
  parsedFiles.find(file => file.path === path)

/** Formats a Markdown file. Its fields are JSON values, which are valid YAML. */
export function markdownFile(fields: object, text: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join("")}---\n${text}`
}

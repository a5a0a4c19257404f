import { type Document, isMap, isNode, isScalar, parseDocument } from "yaml"
import { type KeyPath, lineAt, type Problem, quote } from "./problem"
import { cleaned } from "./text"

export interface ParsedFile {
  /** Relative to the project root */
  path: string
  /** The values as written; undefined if the file cannot be read */
  data?: unknown
  /** The text under a Markdown file's fields, with blank lines in place of these */
  text?: string
  /** Why the file cannot be read */
  problem?: Problem
  /** A problem with the value at a key path, at its line or that of the nearest value around it */
  problemAt(keyPath: KeyPath, message: string): Problem
}

/** What keeps a file from being read, and where. */
type Fault = { offset: number; message: string }

/** A file's values, and the document that knows their places; or else its fault. */
type Parsed = { data?: unknown; text?: string; document?: Document; fault?: Fault }

/** Decodes and parses a file, with or without a byte-order mark, with any line endings. Each value of a Markdown file is text. */
export function parseFile(path: string, bytes: Uint8Array): ParsedFile {
  const source = cleaned(new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n"))
  const obstacle = obstacleIn(source)
  const parse = path.endsWith(".json") ? parseJson : parseMarkdown
  const { document, fault, ...content }: Parsed = obstacle ? { fault: obstacle } : parse(source)
  return {
    path,
    ...content,
    problem: fault && { path, line: lineAt(source, fault.offset), message: fault.message },
    problemAt(keyPath, message) {
      return { path, line: lineAt(source, offsetOf(keyPath, document)), keyPath, message }
    },
  }
}

function offsetOf(keyPath: KeyPath, document: Document | undefined): number {
  const node = document?.getIn(keyPath, true)
  if (isNode(node) && node.range) return node.range[0]
  return keyPath.length > 0 ? offsetOf(keyPath.slice(0, -1), document) : 0
}

/** Markdown formatters may escape the mark or indent it into a list. */
const conflict = /^[ \t\\>*-]*<{7,}(?:[ \t].*)?$/m

const obstacles: [pattern: RegExp, message: string][] = [
  [/\uFFFD/, "This character is not valid UTF-8. Save the file as UTF-8 and retype it."],
  [conflict, "This is an unresolved merge conflict. Keep one version and delete its marks."],
]

const obstacleIn = (source: string): Fault | undefined =>
  obstacles
    .map(([pattern, message]) => ({ offset: source.search(pattern), message }))
    .find(({ offset }) => offset >= 0)

function parseJson(source: string): Parsed {
  const { document, error } = parseYaml(source, "json")
  if (error?.code === "DUPLICATE_KEY") return { fault: repeatedName(source, error.pos[0]) }
  try {
    return { data: JSON.parse(source), document }
  } catch {
    // YAML finds no fault with a comma before a bracket, or with a word in '.
    const offset = error?.pos[0] ?? Math.max(0, source.search(/,\s*[\]}]|(?<=: )'/))
    const remedy = "Check quotation marks, colons, commas and brackets."
    return { fault: unreadableFrom(source, offset, remedy) }
  }
}

const frontMatter = /^(\s*---[ \t]*\n(?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

const noFields =
  "The file does not begin with its fields between two lines of ---. Add the missing line."
const asFields =
  "Write each field on a line of its own, as “name: value”, without spaces before it. Put a value with a colon or other symbols in quotation marks."

function parseMarkdown(source: string): Parsed {
  const [head, fields] = frontMatter.exec(source) ?? []
  if (head === undefined || fields === undefined) return { fault: { offset: 0, message: noFields } }
  const { document, error } = parseYaml(fields, "failsafe")
  if (error?.code === "DUPLICATE_KEY") return { fault: repeatedName(source, error.pos[0]) }
  const { contents } = document
  const values = isMap(contents) ? contents.items.map(({ value }) => value) : [contents]
  const notText = values.find(value => !isText(value))
  if (error || notText !== undefined) {
    const offset = error?.pos[0] ?? (isNode(notText) && notText.range ? notText.range[0] : 0)
    return { fault: unreadableFrom(source, offset, asFields) }
  }
  const text = head.replace(/.+/g, "") + source.slice(head.length)
  return { data: document.toJS(), text, document }
}

/** JSON is YAML, too. This parser knows the place of each value. */
function parseYaml(source: string, schema: "json" | "failsafe") {
  const document = parseDocument(source, { schema, prettyErrors: false, logLevel: "silent" })
  const [first, second] = document.errors
  // An item after which a comma is missing looks like a key.
  const error = first?.code === "MULTILINE_IMPLICIT_KEY" ? (second ?? first) : first
  return { document, error }
}

/** Whether a value is plain text: YAML takes parts of some for comments, anchors or tags. */
const isText = (value: unknown) => isScalar(value) && !value.comment && !value.anchor && !value.tag

function repeatedName(source: string, offset: number): Fault {
  const name = /[\w-]+/.exec(source.slice(offset))
  return { offset, message: `“${name}” appears twice. Remove one of the two.` }
}

function unreadableFrom(source: string, offset: number, remedy: string): Fault {
  const line = source.slice(offset).split("\n")[0]?.trim() || "the end of the line"
  return { offset, message: `The file cannot be read from ${quote(line)} on. ${remedy}` }
}

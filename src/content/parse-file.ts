import { type Document, isMap, isNode, isScalar, parseDocument } from "yaml"
import { type KeyPath, lineAt, type Problem, quote } from "./problem"
import { cleaned, withPlainMarks } from "./text"

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

/** Decodes and parses a file with any line endings, but not what Gatsby's own packages cannot read. */
export function parseFile(path: string, bytes: Uint8Array): ParsedFile {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true })
  const source = decoder.decode(bytes).replace(/\r\n?/g, "\n")
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

/** Any of a conflict's marks, since some may be left. Markdown formatters may escape one or indent it into a list. */
const conflict = /^[ \t\\>*-]*(?:<{7,}|(?:> ?){7,}|\|{7})(?:[ \t].*)?$|^={7}$/m

/** Quotations and lists within one another, deeper than parsers can follow. A line of `- - -` is none of them. */
const deep = /^(?:[ \t>]|[*+-][ \t]|\d+[.)][ \t]){100}(?=.*[^\s*-])/m

const obstacles: [pattern: RegExp, message: string][] = [
  [/\uFFFD/, "This character is not valid UTF-8. Save the file as UTF-8 and retype it."],
  [conflict, "This is an unresolved merge conflict. Keep one version and delete its marks."],
  [
    /^(?:[^\n]*\n){2000}[^\n]/,
    "The file has more than 2,000 lines. Move some of them to another page.",
  ],
  [/(?:[[{][^[\]{}]*){100}/, "Too many brackets are open here. Close some."],
  [deep, "This line begins with too many symbols or spaces. Remove some of them."],
]

const obstacleIn = (source: string): Fault | undefined =>
  obstacles
    .map(([pattern, message]) => ({ offset: source.search(pattern), message }))
    .find(({ offset }) => offset >= 0)

/** Parts of JSON, up to what it does not allow, such as a line break in a text or a comma before a bracket. */
const jsonParts =
  /^(?:[[\]{}: \n\t]|,(?!\s*[\]}])|true|false|null|-?\d[\d.eE+-]*|"(?:[^"\\\p{Cc}]|\\["\\/bfnrtu])*(?:"|(?=\p{Cc})))*/u

const cleanTexts = (_key: unknown, value: unknown) =>
  typeof value === "string" ? cleaned(value) : value

function parseJson(source: string): Parsed {
  const { document, error } = parseYaml(source, "json")
  if (error?.code === "DUPLICATE_KEY") return { fault: repeatedName(source, error.pos[0]) }
  try {
    return { data: JSON.parse(source, cleanTexts), document }
  } catch {
    const end = Number(jsonParts.exec(source)?.[0].length)
    const offset = end < source.length ? end : (error?.pos[0] ?? 0)
    const remedy = "Check quotation marks, colons, commas and brackets. Keep each text on one line."
    return { fault: unreadableFrom(source, offset, remedy) }
  }
}

const frontMatter = /^(\s*---[ \t]*\n(?:(?!---)[^\n]*\n)*)---[ \t]*(?:\n|$)/

const noFields =
  "The file does not begin with its fields between two lines of ---. Add the missing line."
const asFields =
  "Write each field on a line of its own, as “name: value”, without spaces before it. Put a value with a colon or other symbols in quotation marks."

function parseMarkdown(source: string): Parsed {
  const [head, fields] = frontMatter.exec(source) ?? []
  if (head === undefined || fields === undefined) return { fault: { offset: 0, message: noFields } }
  // Gatsby's package reads no fields with one.
  const control = fields.search(/(?![\n\t\u0085])[\p{Cc}\uFFFE\uFFFF]/u)
  if (control >= 0) return { fault: unreadableFrom(source, control, asFields) }
  const { document, error } = parseYaml(fields, "failsafe")
  if (error?.code === "DUPLICATE_KEY") return { fault: repeatedName(source, error.pos[0]) }
  const { contents } = document
  const values = isMap(contents) ? contents.items.map(({ value }) => value) : [contents]
  const notText = values.find(value => !isText(value))
  if (error || notText !== undefined) {
    const offset = error?.pos[0] ?? (isNode(notText) && notText.range ? notText.range[0] : 0)
    return { fault: unreadableFrom(source, offset, asFields) }
  }
  const text = head.replace(/[^\n]+/g, "") + withPlainMarks(cleaned(source.slice(head.length)))
  return { data: document.toJS({ reviver: cleanTexts }), text, document }
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
  const [name = "A name"] = /[^\s":,]+/.exec(source.slice(offset)) ?? []
  return { offset, message: `“${name}” appears twice. Remove one of the two.` }
}

const invisible =
  "There is an invisible character in this line: delete the line, and type it again. If it is the first, save the file as UTF-8 without BOM."

function unreadableFrom(source: string, offset: number, remedy: string): Fault {
  const [line = ""] = source.slice(offset).split("\n", 1)
  if (/^(?!\t)[\s\p{C}]/u.test(line)) return { offset, message: invisible }
  const from = quote(line.trim() || "the end of the line")
  return { offset, message: `The file cannot be read from ${from} on. ${remedy}` }
}

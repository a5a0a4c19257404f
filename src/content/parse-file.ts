import type { Root } from "mdast"
import {
  type Document,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
} from "yaml"
import { oneLine, quote, withoutInvisible } from "./characters"
import { type Facts, fillFacts } from "./facts"
import { parseText, withDashes } from "./markdown"
import { type Explanation, type KeyPath, lineAt, type Problem, problemIn } from "./problem"

/** A content file with facts filled in. No fact has a line break, so lines are those of the file as written. */
export interface ParsedFile {
  /** Relative to the project root */
  file: string
  /** Undefined if the file could not be read */
  data?: unknown
  /** Syntax errors, whether or not the file could be read */
  problems: Problem[]
  /** The line of the value at these keys; undefined if there is none */
  lineOf(keyPath: KeyPath): number | undefined
  /** The text under a Markdown file's fields, with blank lines in place of these */
  body?: { text: string; tree: Root }
}

/** Decodes and parses a file, with or without a byte-order mark, with any line endings. */
export function parseFile(file: string, bytes: Uint8Array, facts: Facts = new Map()): ParsedFile {
  const decoded = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n")
  const isJson = file.endsWith(".json")
  for (const [obstacle, ...explanation] of isJson ? obstacles : [...obstacles, noFrontMatter]) {
    const offset = decoded.search(obstacle)
    if (offset < 0) continue
    const problem = problemIn(file, explanation, lineAt(decoded, offset))
    return { file, problems: [problem], lineOf: () => undefined }
  }
  const text = fillFacts(withoutInvisible(decoded), facts)
  if (isJson) return parseFields(file, text)
  const [top = "", fields = ""] = frontMatter.exec(text) ?? []
  const body = top.replace(/.+/g, "") + text.slice(top.length)
  return { ...parseFields(file, fields), body: { text: body, tree: parseText(body) } }
}

const frontMatter = /^(\s*---[ \t]*\n(?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

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

/** Parses JSON or front matter. JSON is YAML, too, and that parser knows the place of each value. */
function parseFields(file: string, text: string): ParsedFile {
  const options = { prettyErrors: false, logLevel: "silent", schema: "failsafe" } as const
  const document = parseDocument(text, options)
  const problemAtOffset = (offset: number, ...explanation: Explanation) =>
    problemIn(file, explanation, lineAt(text, offset))
  const isJson = file.endsWith(".json")
  const { data, mistake = 0 } = isJson ? readJson(text, document) : readFrontMatter(text, document)
  if (data === undefined) {
    const line = /.*/.exec(text.slice(mistake))?.[0].trim() || "the end of the file"
    const message = `The file cannot be read from ${quote(line)} on.`
    const problem = problemAtOffset(mistake, message, isJson ? asJson : asFields)
    return { file, problems: [problem], lineOf: () => undefined }
  }
  const problems = document.errors.map(({ pos: [offset] }) => {
    const [name] = /[\w-]+/.exec(text.slice(offset)) ?? []
    return problemAtOffset(offset, `“${name}” appears twice.`, "Remove one of the two.")
  })
  const lineOf = (keyPath: KeyPath) => {
    const node = document.getIn(keyPath, true) as Node | undefined
    return node?.range ? lineAt(text, node.range[0]) : undefined
  }
  return { file, data: cleaned(data), problems, lineOf }
}

const asJson = "Check quotation marks, colons, commas and brackets."
const asFields =
  "Write each field on a line of its own, as “name: value”, without spaces before it. Put a value with a colon or other signs in quotation marks."

/** The data, or the offset of the first syntax error. */
type Read = { data?: unknown; mistake?: number }

const syntaxError = ({ errors }: Document) => errors.find(({ code }) => code !== "DUPLICATE_KEY")

function readJson(text: string, document: Document): Read {
  try {
    return { data: JSON.parse(text) }
  } catch {
    // What YAML allows, or reports too late: foreign characters and commas
    const values = /"(?:[^"\\\n\t]|\\["\\/bfnrtu])*"|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*\b/g
    const outline = text.replace(values, value => "v".repeat(value.length))
    const mistake = outline.search(/[^\s{}[\],:v]|,(?=\s*[}\]])|v(?=\s+[v{[])|[}\]](?=\s*[v{[])/)
    return { mistake: mistake < 0 ? syntaxError(document)?.pos[0] : mistake }
  }
}

/** Each value is text, even if it has only digits. */
function readFrontMatter(text: string, document: Document): Read {
  const { contents } = document
  const error = syntaxError(document)
  if (error || (contents && !isMap(contents))) {
    return { mistake: oddLine.exec(text)?.index ?? error?.pos[0] }
  }
  const fields = (contents?.items ?? []) as Pair<Scalar, Scalar>[]
  const odd = fields.find(({ value }) => !isWhole(value))
  if (odd) return { mistake: odd.value?.range?.[0] }
  return { data: Object.fromEntries(fields.map(({ key, value }) => [key.value, value?.value])) }
}

/** Whether a value is text, of which YAML did not read a part as a comment, an anchor or a tag. */
const isWhole = (value: unknown) => isScalar(value) && !value.comment && !value.anchor && !value.tag

/** An indented field, a line that is none, or one whose quotation marks do not close. */
const oddLine =
  /^(?:[ \t]+[\w-]+:[ \t]|(?!---|[\w-]+:(?:[ \t]|$))[^\s#]|[\w-]+:[ \t]*(["'])(?:(?!\1).)*$)/m

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
  const around = keyPath.map((_, index) => parsed.lineOf(keyPath.slice(0, index + 1)))
  const line = around.findLast(Boolean) ?? parsed.lineOf([])
  return problemIn(parsed.file, explanation, line, keyPath)
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

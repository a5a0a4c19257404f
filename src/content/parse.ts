import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { isMap, isNode, isScalar, parseDocument } from "yaml"
import { withoutStray } from "./characters"
import { contentFileAt, type Files, neededFiles, nounOf } from "./files"
import { parseText } from "./markdown"
import {
  fileProblem,
  instead,
  type Problem,
  problemAt,
  type TextFile,
  type Wording,
} from "./problem"
import { type Source, unread } from "./source"

/** Hidden files and backup copies that programs leave (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Parses every file that has a rule; reports files that have none, and missing ones. */
export function parseFiles(files: Files): { sources: Source[]; problems: Problem[] } {
  const paths = [...files.keys()].filter(file => !leftover.test(file)).sort()
  const sources = paths.filter(contentFileAt).map(file => parseFile(file, files.get(file)))
  const unknown = paths.filter(file => !contentFileAt(file))
  const absent = neededFiles.filter(file => !files.has(file))
  return {
    sources,
    problems: [
      ...sources.flatMap(({ problems }) => problems),
      ...unknown.map(file => fileProblem(file, unknownFile)),
      ...absent.map(file => fileProblem(file, missing)),
    ],
  }
}

/**
 * A file's data, whatever program saved it: without byte-order mark, with \n as line end, and with accented
 * letters as single characters (Unicode NFC).
 */
function parseFile(file: string, bytes: Uint8Array | undefined): Source {
  if (!bytes) return unread({ file, text: "" }, fileProblem(file, missing))
  const text = new TextDecoder("utf-8").decode(bytes).replace(/\r\n?/g, "\n")
  const offset = text.search(/[\uFFFD\0]/)
  if (offset >= 0) return broken({ file, text }, offset, notUtf8)
  const source = { file, text: withoutStray(text.normalize("NFC")), noun: nounOf(file) }
  const marker = conflict.exec(source.text)
  if (marker) return broken(source, marker.index, twoVersions)
  return file.endsWith(".json") ? parseJson(source) : parseMarkdown(source)
}

function broken(file: TextFile, offset: number, wording: Wording): Source {
  return unread(file, problemAt(file, offset, wording))
}

function parseJson(file: TextFile): Source {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true })
  const [error] = errors
  if (error) return broken(file, placeOf(error, file.text), brokenJson)
  if (!tree) return broken(file, 0, brokenJson)
  const problems: Problem[] = []
  const data = firstValues(tree)
  return {
    ...file,
    data,
    problems,
    find(path) {
      const value = findNodeAtLocation(tree, [...path])
      const key = value?.parent?.children?.[0] ?? value
      return value && key && { value: value.offset, key: key.offset }
    },
  }

  /** Of two values with the same key, the first. */
  function firstValues(node: Node): unknown {
    if (node.type === "array") return node.children?.map(firstValues)
    if (node.type !== "object") return node.value
    const entries = new Map<string, unknown>()
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key || !value) continue
      if (entries.has(key.value)) problems.push(problemAt(file, key.offset, twice(key.value)))
      else entries.set(key.value, firstValues(value))
    }
    return Object.fromEntries(entries)
  }
}

/** A comma or bracket that is missing or too many at the end of a line is noticed only in the next one. */
function placeOf({ error, offset }: ParseError, text: string): number {
  const before = text.slice(0, offset).trimEnd()
  const isLate =
    /^(Comma|Close)/.test(printParseErrorCode(error)) ||
    (before.endsWith(",") && /^[}\]]/.test(text.slice(offset)))
  return isLate ? before.length - 1 : offset
}

const frontMatter = /^(---[ \t]*\n)((?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** What there is of fields where their lines of dashes are not complete. */
const openFields = /^\s*(---[ \t]*\n)?((?:\w+:.*\n)*)(?:---[ \t]*(?:\n|$))?/

/** Parses a Markdown file: fields between two lines of three dashes, then the text. */
function parseMarkdown(file: TextFile): Source {
  const closed = frontMatter.exec(file.text)
  const [whole = "", open = "", fields = ""] = closed ?? openFields.exec(file.text) ?? []
  const problems = closed ? [] : [problemAt(file, 0, withoutFields)]
  const data: Record<string, unknown> = {}
  const places = new Map<unknown, { value: number; key: number }>()
  const begin = whole.indexOf(fields, open.length)
  const document = parseDocument(fields)
  const { contents } = document
  const isWhole = document.errors.length + document.warnings.length === 0 && isMap(contents)
  if (isWhole) {
    for (const { key, value } of contents.items) add(String(key), value, begin)
  } else if (fields.trim() || closed) readLines()
  const text = file.text.slice(whole.length)
  return {
    ...file,
    data,
    problems,
    find([name, ...inner]) {
      if (name === undefined) return { value: begin, key: begin }
      return inner.length > 0 ? undefined : places.get(name)
    },
    body: { offset: whole.length, text, tree: parseText(text) },
  }

  function add(name: string, node: unknown, from: number, key = from) {
    const [at = 0] = isNode(node) ? (node.range ?? []) : []
    const line = file.text.slice(from + at).split("\n")[0] as string
    places.set(name, { value: from + at, key })
    data[name] = isNode(node) ? node.toJS(document) : undefined
    // YAML takes what follows # for a remark.
    if (isScalar(node) && node.type === "PLAIN" && / #/.test(line)) {
      data[name] = line
      const wording = inQuotes(name, line.trim())
      problems.push(problemAt(file, from + at, wording, [name]))
    }
  }

  /** Where the fields as a whole cannot be read, each line by itself. */
  function readLines() {
    let at = begin
    for (const line of fields.split("\n")) {
      const [, name, written = ""] = /^\s*(\w+):[ \t]*(.*)$/.exec(line) ?? []
      const value = parseDocument(written)
      const from = at + line.length - written.length
      if (name === undefined) {
        if (line.trim()) problems.push(problemAt(file, at, noField(line)))
      } else if (places.has(name)) problems.push(problemAt(file, at, twice(name)))
      else if (value.errors.length + value.warnings.length > 0 || !isScalar(value.contents)) {
        places.set(name, { value: from, key: at })
        data[name] = written
        problems.push(problemAt(file, from, inQuotes(name, written), [name]))
      } else add(name, value.contents, from, at)
      at += line.length + 1
    }
  }
}

/** A conflict marker of git, perhaps altered by a program that formats Markdown. */
const conflict = /^[ \t\\>*-]*<{7,}(?=[ \t]|$).*$/m

const twoVersions: Wording = [
  "There are two versions of the text here, and nobody has chosen between them.",
  "Keep one of the two. Then delete the lines with <<<<<<<, ======= and >>>>>>>.",
]
const notUtf8: Wording = [
  "The file is not saved as UTF-8 text; this character cannot be read.",
  "Save the file with the encoding “UTF-8”, then correct this character.",
]
const brokenJson: Wording = [
  "The file is broken here: it is no longer JSON.",
  "Compare the line with those around it: quotation marks, colons, commas and brackets.",
]
const withoutFields: Wording = [
  "The lines of three dashes around the fields at the top are not complete.",
  "Begin the file with a line of ---, then the fields, then a line of --- again.",
]
const inQuotes = (name: string, value: string): Wording => [
  `The field “${name}” needs quotation marks around its value.`,
  instead(value, JSON.stringify(value)),
]
const noField = (line: string): Wording => [
  "This line is not a field and its value.",
  instead(line, ""),
]
const twice = (name: string): Wording => [
  `The field “${name}” is written twice here; the first is used.`,
  "Remove this one.",
]
const missing: Wording = [
  "The file is missing, or cannot be read.",
  "Restore it, or give it back its name.",
]
const unknownFile: Wording = [
  "The site does not use this file, so nobody would see its contents.",
  "Rename it, or move it out of the content folder.",
]

import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { isScalar, parseDocument } from "yaml"
import { contentFileAt, type Files, neededFiles, slugOf } from "./content-files"
import { corrected, plainText } from "./correct-text"
import { oneLine, withoutInvisible } from "./invisible-characters"
import type { ParsedFile } from "./parsed-file"
import {
  type Explanation,
  fileProblem,
  instead,
  type Problem,
  problemAt,
  type TextFile,
} from "./problem"

/** Hidden files and backup copies that programs leave (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Parses all content files; reports unknown and missing ones. */
export function parseFiles(files: Files): { sources: ParsedFile[]; problems: Problem[] } {
  const all = [...files].filter(([file]) => !leftover.test(file))
  const used = all.filter(([file]) => contentFileAt(file))
  const sources = used.map(([file, bytes]) => parseFile(file, bytes))
  const unknown = all.filter(([file]) => !contentFileAt(file))
  const absent = neededFiles.filter(file => !files.has(file))
  return {
    sources,
    problems: [
      ...sources.flatMap(({ problems }) => problems),
      ...unknown.map(([file]) => fileProblem(file, explanations.unknown)),
      ...absent.map(file => fileProblem(file, explanations.missing)),
    ],
  }
}

/** Decodes and parses a file, with or without byte-order mark, with any line ends. */
function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const text = new TextDecoder("utf-8").decode(bytes).replace(/\r\n?/g, "\n")
  const offset = text.search(/[\uFFFD\0]/)
  if (offset >= 0) return broken({ file, text }, offset, explanations.encoding)
  const source = { file, text: withoutInvisible(text) }
  const marker = conflict.exec(source.text)
  if (marker) return broken(source, marker.index, explanations.conflict)
  return file.endsWith(".json") ? parseJson(source) : parseMarkdown(source)
}

/** A file that could not be parsed. */
function broken(file: TextFile, offset: number, explanation: Explanation): ParsedFile {
  const problems = [problemAt(file, offset, explanation)]
  return { ...file, data: undefined, problems, find: () => undefined }
}

function parseJson(file: TextFile): ParsedFile {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true })
  const [error] = errors
  if (error) return broken(file, placeOf(error, file.text), explanations.json)
  if (!tree) return broken(file, 0, explanations.json)
  const problems: Problem[] = []
  const data = firstValues(tree)
  return {
    ...file,
    data,
    problems,
    find: path => findNodeAtLocation(tree, [...path])?.offset,
  }

  /** Like JSON.parse, but reports duplicate keys and keeps the first. */
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

/** The parser notices a missing or surplus comma, or a missing bracket, only at what follows. */
function placeOf({ error, offset }: ParseError, text: string): number {
  const before = text.slice(0, offset).trimEnd()
  const isSurplus = before.endsWith(",") && /^[}\]]/.test(text.slice(offset))
  const isMissing = /^(Comma|Close)/.test(printParseErrorCode(error))
  return isSurplus || isMissing ? before.length - 1 : offset
}

const frontMatter = /^---[ \t]*\n((?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** A line, and the indented lines that continue it. */
const entry = /^.*\S.*(?:\n(?:[ \t].*)?(?=\n))*/gm

/** Parses a Markdown file: fields between two lines of three dashes, then the text. */
function parseMarkdown(file: TextFile): ParsedFile {
  const [whole = "", fields] = frontMatter.exec(file.text) ?? []
  if (fields === undefined) return broken(file, 0, explanations.dashes)
  const begin = whole.indexOf("\n") + 1
  const isPage = slugOf(file.file) !== undefined
  const problems: Problem[] = []
  const data: Record<string, string> = {}
  const places = new Map<unknown, number>()
  // Read each field separately, so that a fault in one hides no other.
  for (const { 0: written, index } of fields.matchAll(entry)) readField(written, begin + index)
  return {
    ...file,
    data,
    problems,
    find: ([name]) => (name === undefined ? begin : places.get(name)),
    body: { offset: whole.length, ...corrected(file.text.slice(whole.length), isPage) },
  }

  function readField(field: string, key: number) {
    const [, name, written = ""] = /^\s*(\w+):[ \t]*(.*)$/s.exec(field) ?? []
    const at = key + field.length - written.length
    if (name === undefined) {
      problems.push(problemAt(file, key, ["This line is not a field.", instead(field, "")]))
    } else if (places.has(name)) problems.push(problemAt(file, key, twice(name)))
    else {
      places.set(name, at)
      data[name] = readValue(name, written, at)
    }
  }

  /** The value of a field: always text, even if it has only digits. */
  function readValue(name: string, written: string, at: number): string {
    const { contents, errors, warnings } = parseDocument(written, { schema: "failsafe" })
    const value = isScalar(contents) ? String(contents.value) : ""
    const isQuoted = isScalar(contents) && contents.type !== "PLAIN"
    // Without quotation marks, YAML takes a # for a comment.
    const isWhole = isQuoted || oneLine(value) === oneLine(written)
    if (errors.length + warnings.length === 0 && isWhole) return value
    // Without marks, so that the value needs no second correction.
    const plain = plainText(written)
    const message = `The field “${name}” needs quotation marks around its value.`
    const remedy = instead(written, JSON.stringify(plain))
    if (plain) problems.push(problemAt(file, at, [message, remedy], [name]))
    return plain || written
  }
}

/** A git conflict marker, possibly escaped by a Markdown formatter. */
const conflict = /^[ \t\\>*-]*<{7,}(?=[ \t]|$).*$/m

const twice = (name: string): Explanation => [
  `The field “${name}” appears twice here.`,
  "Remove this one.",
]

const explanations = {
  missing: ["The file is missing.", "Restore it, or give it its old name again."],
  unknown: ["The site does not use this file.", "Rename it, or move it to another folder."],
  encoding: ["This character is not valid UTF-8.", "Save the file as UTF-8, then correct it."],
  conflict: ["This is a git conflict.", "Keep one version; delete <<<<<<<, ======= and >>>>>>>."],
  json: ["The JSON is not valid here.", "Check quotation marks, colons, commas and brackets."],
  dashes: ["The fields need a line of --- above and below.", "Add the line that is missing."],
} satisfies Record<string, Explanation>

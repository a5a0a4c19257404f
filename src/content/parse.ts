import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import type { Root } from "mdast"
import remark from "remark"
import gfm from "remark-gfm"
import { isMap, isNode, parseDocument, type YAMLError } from "yaml"
import { contentFileAt, type Files, neededFiles } from "./files"
import { fileProblem, type Problem, problemAt, type Range, type TextFile } from "./problem"
import { type Source, unread } from "./source"
import { suggestion } from "./suggestion"

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
      ...unknown.map(file => fileProblem(file, unknownFile(file))),
      ...absent.map(file => fileProblem(file, missing)),
    ],
  }
}

/**
 * A file's data, whatever program saved it: without byte-order mark, with \n as line end, and with accented
 * letters as single characters (Unicode NFC).
 */
function parseFile(file: string, bytes: Uint8Array | undefined): Source {
  if (!bytes) return unread({ file, text: "" }, fileProblem(file, unreadable))
  const text = new TextDecoder("utf-8").decode(bytes).replace(/\r\n?/g, "\n")
  const offset = text.search(/[\uFFFD\0]/)
  if (offset >= 0) return broken({ file, text }, { offset, length: 1 }, notUtf8)
  const source = { file, text: text.normalize("NFC") }
  const marker = conflict.exec(source.text)
  if (marker) return broken(source, { offset: marker.index, length: marker[0].length }, twoVersions)
  try {
    return file.endsWith(".json") ? parseJson(source) : parseMarkdown(source)
  } catch (error) {
    // The parsers call themselves for each bracket.
    if (error instanceof RangeError) return unread(source, fileProblem(file, tooDeep))
    throw error
  }
}

function broken(file: TextFile, range: Range, wording: typeof unreadable): Source {
  return unread(file, problemAt(file, range, wording))
}

function parseJson(file: TextFile): Source {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true })
  const [error] = errors
  if (error) return broken(file, placeOf(error, file.text), brokenJson)
  if (!tree) return broken(file, { offset: 0, length: 1 }, brokenJson)
  return {
    ...file,
    data: getNodeValue(tree),
    problems: doubleKeys(file, tree),
    find(path) {
      const value = findNodeAtLocation(tree, [...path])
      return value && { value, key: value.parent?.children?.[0] ?? value }
    },
  }
}

/** A comma or bracket that is missing or too many at the end of a line is noticed only in the next one. */
function placeOf({ error, offset, length }: ParseError, text: string): Range {
  const before = text.slice(0, offset).trimEnd()
  const isLate =
    /^(Comma|Close)/.test(printParseErrorCode(error)) ||
    (before.endsWith(",") && /^[}\]]/.test(text.slice(offset)))
  return isLate ? { offset: before.length - 1, length: 1 } : { offset, length }
}

/** `JSON.parse` would silently take the last value. */
function doubleKeys(file: TextFile, node: Node): Problem[] {
  const children = node.children ?? []
  const keys =
    node.type === "object" ? children.flatMap(({ children = [] }) => children[0] ?? []) : []
  const doubles = keys.filter((key, index) => keys.findIndex(it => it.value === key.value) < index)
  return [
    ...children.flatMap(child => doubleKeys(file, child)),
    ...doubles.map(key => problemAt(file, key, double, [key.value])),
  ]
}

const frontMatter = /^(---[ \t]*\n)((?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** Parses a Markdown file: fields between two lines of three dashes, then the text. */
function parseMarkdown(file: TextFile): Source {
  const [whole, open = "", fields] = frontMatter.exec(file.text) ?? []
  if (whole === undefined) return broken(file, { offset: 0, length: 3 }, withoutFields)
  // YAML's documents begin with a line of three dashes, so that places are those in the file.
  const { contents, errors, warnings } = parseDocument(open + fields)
  const [error] = [...errors, ...warnings]
  if (error) return broken(file, placeOfYaml(error, file.text, open.length), brokenField)
  if (!isMap(contents)) return broken(file, { offset: open.length, length: 1 }, brokenField)
  const text = file.text.slice(whole.length)
  return {
    ...file,
    data: contents.toJSON(),
    problems: [],
    find([name, ...inner]) {
      const pair = contents.items.find(({ key }) => String(key) === name)
      const value = rangeOfNode(name === undefined ? contents : pair?.value)
      if (!value || inner.length > 0) return undefined
      return { value, key: rangeOfNode(pair?.key) ?? value }
    },
    body: { offset: whole.length, text, tree: markdown.parse(text) as Root },
  }
}

/** Markdown as gatsby-transformer-remark reads it. */
const markdown = remark().use(gfm).freeze()

function rangeOfNode(node: unknown): Range | undefined {
  if (!isNode(node) || !node.range) return undefined
  const [offset, end] = node.range
  return { offset, length: end - offset }
}

/** An unclosed quotation mark is noticed at the end of the fields; this finds where it was opened. */
function placeOfYaml({ code, pos: [offset, end] }: YAMLError, text: string, start: number): Range {
  const quote = [...text.slice(start, offset).matchAll(/(?<=: *)["']/g)].at(-1)
  const open = code === "MISSING_CHAR" && quote ? start + quote.index : offset
  return { offset: open, length: end - offset }
}

/** A conflict marker of git, perhaps altered by a program that formats Markdown. */
const conflict = /^[ \t\\>*-]*(?:<{7,}|>{7,})(?=[ \t]|$).*$/m

const twoVersions = {
  message: "There are two versions of the text here, and nobody has chosen between them.",
  remedy: "Keep one of the two. Then delete the lines with <<<<<<<, ======= and >>>>>>>.",
}
const unreadable = {
  message: "The file cannot be read.",
  remedy: "Make sure that it is a file, not a folder, and that you may open it.",
}
const notUtf8 = {
  message: "The file is not saved as UTF-8 text; this character cannot be read.",
  remedy: "Save the file with the encoding “UTF-8”, then correct this character.",
}
const tooDeep = {
  message: "The file is nested so deeply that it cannot be read.",
  remedy: "Restore its last version.",
}
const brokenJson = {
  message: "The file is broken here: it is no longer JSON.",
  remedy: "Compare the line with those around it: quotation marks, colons, commas and brackets.",
}
const double = {
  message: "This name is written twice in one entry.",
  remedy: "Keep one of the two and remove the other.",
}
const withoutFields = {
  message: "The lines of three dashes around the fields at the top are not complete.",
  remedy: "Begin the file with a line of ---, then the fields, then a line of --- again.",
}
const brokenField = {
  message: "This line cannot be read as a field and its value, or the field is written twice.",
  remedy:
    'Write it like heading: Our story, with the value in "quotation marks" if it begins with { or has a colon, a # or quotation marks in it.',
}
const missing = {
  message: "The file is missing.",
  remedy: "Restore it, or give it back its name if it was renamed.",
}

function unknownFile(file: string) {
  const meant = suggestion(file, [...neededFiles, file.replace(/\.[^./]*$/, ".md")])
  const known = meant && contentFileAt(meant) ? ` Did you mean ${meant}?` : ""
  return {
    message: "The site does not know this file, so nobody would see what is in it.",
    remedy: `Rename it, or move it out of the content folder.${known}`,
  }
}

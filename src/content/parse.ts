import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import type { Root } from "mdast"
import remark from "remark"
import gfm from "remark-gfm"
import { isMap, isNode, parseDocument } from "yaml"
import { contentFileAt, type Files, neededFiles, nounOf } from "./files"
import { fileProblem, type Problem, problemAt, type TextFile, type Wording } from "./problem"
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
  const source = { file, text: text.normalize("NFC"), noun: nounOf(file) }
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
  return {
    ...file,
    data: getNodeValue(tree),
    problems: [],
    find(path) {
      const value = findNodeAtLocation(tree, [...path])
      const key = value?.parent?.children?.[0] ?? value
      return value && key && { value: value.offset, key: key.offset }
    },
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

/** Parses a Markdown file: fields between two lines of three dashes, then the text. */
function parseMarkdown(file: TextFile): Source {
  const [whole, open = "", fields] = frontMatter.exec(file.text) ?? []
  if (whole === undefined) return broken(file, 0, withoutFields)
  // YAML's documents begin with a line of three dashes, so that places are those in the file.
  const { contents, errors, warnings } = parseDocument(open + fields)
  const [error] = [...errors, ...warnings]
  if (error) return broken(file, error.pos[0], brokenField)
  if (!isMap(contents)) return broken(file, open.length, brokenField)
  const text = file.text.slice(whole.length)
  return {
    ...file,
    data: contents.toJSON(),
    problems: [],
    find([name, ...inner]) {
      const pair = contents.items.find(({ key }) => String(key) === name)
      const value = offsetOfNode(name === undefined ? contents : pair?.value)
      if (value === undefined || inner.length > 0) return undefined
      return { value, key: offsetOfNode(pair?.key) ?? value }
    },
    body: { offset: whole.length, text, tree: markdown.parse(text) as Root },
  }
}

/** Markdown as gatsby-transformer-remark reads it. */
const markdown = remark().use(gfm).freeze()

const offsetOfNode = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined)

/** A conflict marker of git, perhaps altered by a program that formats Markdown. */
const conflict = /^[ \t\\>*-]*(?:<{7,}|>{7,})(?=[ \t]|$).*$/m

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
const brokenField: Wording = [
  "This line cannot be read as a field and its value, or the field is written twice.",
  'Write it like heading: "Our story", with quotation marks around the value.',
]
const missing: Wording = [
  "The file is missing, or cannot be read.",
  "Restore it, or give it back its name.",
]
const unknownFile: Wording = [
  "The site does not use this file, so nobody would see its contents.",
  "Rename it, or move it out of the content folder.",
]

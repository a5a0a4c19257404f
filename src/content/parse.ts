import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { isScalar, parseDocument } from "yaml"
import { contentFileAt, type Files, pageOf, requiredFiles } from "./content-files"
import { correctText, plainText } from "./correct-text"
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
  const sources = all.flatMap(([file, bytes]) =>
    contentFileAt(file) ? parseFile(file, bytes) : [],
  )
  const unknown = all.filter(([file]) => !contentFileAt(file))
  const problems = [
    ...sources.flatMap(({ problems }) => problems),
    ...unknown.map(([file]) => fileProblem(file, explanations.unknown)),
    ...requiredFiles.flatMap(file =>
      files.has(file) ? [] : fileProblem(file, explanations.missing),
    ),
  ]
  return { sources, problems }
}

/** Decodes and parses a file, with or without byte-order mark, with any line ends. */
function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  const decoded = new TextDecoder("utf-8").decode(bytes).replace(/\r\n?/g, "\n")
  const invalid = decoded.search(/[\uFFFD\0]/)
  if (invalid >= 0) return unparsed({ file, text: decoded }, [invalid], explanations.encoding)
  const problems: Problem[] = []
  // Check only the first version of a conflict, at its offsets.
  const whole = withoutInvisible(decoded)
  const text = whole.replace(conflict, (_, start, first, others, offset) => {
    problems.push(problemAt({ file, text: whole }, offset, explanations.conflict))
    return blank(start) + (first ?? "") + blank(others ?? "")
  })
  const parsed = file.endsWith(".json") ? parseJson({ file, text }) : parseMarkdown({ file, text })
  return { ...parsed, problems: [...problems, ...parsed.problems] }
}

/** A git conflict: its first line, the first version, and the rest. Markdown formatters may escape the markers. */
const conflict =
  /^([ \t\\>*-]*<{7,}(?:[ \t].*)?)$(?:((?:\n.*)*?)(\n[ \t\\>*-]*[|=]{7,}(?:[ \t].*)?(?:\n.*)*?\n[ \t\\>*-]*>{7,}.*)$)?/gm

const blank = (part: string) => part.replace(/[^\n]/g, " ")

function unparsed(file: TextFile, offsets: number[], explanation: Explanation): ParsedFile {
  const all = offsets.map(offset => problemAt(file, offset, explanation))
  // An error can cause others on its line and the next.
  const problems = all.filter(({ line }, index) => line > 1 + (all[index - 1]?.line ?? -1))
  return { ...file, data: undefined, problems, find: () => undefined }
}

function parseJson(file: TextFile): ParsedFile {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true })
  const offsets = errors.map(error => errorOffset(error, file.text))
  if (offsets.length > 0 || !tree) return unparsed(file, offsets, explanations.json)
  const problems: Problem[] = []
  const data = firstValues(tree)
  return { ...file, data, problems, find: path => findNodeAtLocation(tree, [...path])?.offset }

  /** Like JSON.parse, but reports duplicate keys and keeps the first. */
  function firstValues(node: Node): unknown {
    if (node.type === "array") return node.children?.map(firstValues)
    if (node.type !== "object") return node.value
    const entries = new Map<string, unknown>()
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key || !value) continue
      if (!entries.has(key.value)) entries.set(key.value, firstValues(value))
      else problems.push(problemAt(file, key.offset, duplicateField(key.value)))
    }
    return Object.fromEntries(entries)
  }
}

/** The parser reports a missing or surplus comma, or a missing bracket, only at the next token. */
function errorOffset({ error, offset }: ParseError, text: string): number {
  const before = text.slice(0, offset).trimEnd()
  const isSurplus = before.endsWith(",") && /^[}\]]/.test(text.slice(offset))
  const isMissing = /^(Comma|Close)/.test(printParseErrorCode(error))
  return isSurplus || isMissing ? before.length - 1 : offset
}

const frontMatter = /^\n*---[ \t]*\n((?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** Fields with a line of dashes missing. */
const unmarkedFields = /^(?:---[ \t]*\n)?((?:\w+:.*\n|[ \t]+\S.*\n)*)(?:---[ \t]*(?:\n|$))?/

/** A line, and the indented lines that continue it. */
const fieldLines = /^.*\S.*(?:\n(?:[ \t].*)?(?=\n))*/gm

/** Parses a Markdown file: fields between two lines of three dashes, then the text. */
function parseMarkdown(file: TextFile): ParsedFile {
  const marked = frontMatter.exec(file.text)
  const [whole = "", fields = ""] = marked ?? unmarkedFields.exec(file.text) ?? []
  const begin = whole.indexOf(fields)
  const isPage = pageOf(file.file) !== "/"
  const problems = marked ? [] : [problemAt(file, 0, explanations.frontMatter)]
  const data: Record<string, string> = {}
  const offsets = new Map<unknown, number>()
  // Read each field separately, so that an error in one does not hide others.
  for (const { 0: written, index } of fields.matchAll(fieldLines)) readField(written, begin + index)
  return {
    ...file,
    data,
    problems,
    find: ([name]) => (name === undefined ? begin : offsets.get(name)),
    body: { offset: whole.length, ...correctText(file.text.slice(whole.length), isPage) },
  }

  function readField(field: string, key: number) {
    const [, name, written = ""] = /^\s*(\w+):[ \t]*(.*)$/s.exec(field) ?? []
    const at = key + field.length - written.length
    if (name === undefined) {
      const message = "This line is not of the form “name: value”."
      problems.push(problemAt(file, key, [message, instead(field, "")]))
    } else if (offsets.has(name)) problems.push(problemAt(file, key, duplicateField(name)))
    else {
      offsets.set(name, at)
      data[name] = readValue(name, written, at)
    }
  }

  /** The value of a field is always text, even if it has only digits. */
  function readValue(name: string, written: string, at: number): string {
    const { contents, errors, warnings } = parseDocument(written, { schema: "failsafe" })
    const value = isScalar(contents) ? String(contents.value) : ""
    const isQuoted = isScalar(contents) && contents.type !== "PLAIN"
    // Without quotation marks, YAML takes a # for a comment.
    const isWhole = isQuoted || oneLine(value) === oneLine(written)
    if (errors.length + warnings.length === 0 && isWhole) return value
    // Strip Markdown as well, so that one correction is enough.
    const plain = plainText(written)
    const message = `The value of “${name}” must be in quotation marks.`
    const remedy = instead(written, JSON.stringify(plain))
    if (plain) problems.push(problemAt(file, at, [message, remedy], [name]))
    return plain || written
  }
}

const duplicateField = (name: string): Explanation => [
  `“${name}” appears twice.`,
  "Remove one of the two.",
]

const explanations = {
  missing: ["The file is missing.", "Restore it, or rename it back."],
  unknown: ["This is not a content file.", "Rename it, or move it out of content/."],
  encoding: [
    "The file is not valid UTF-8 at this character.",
    "Save it as UTF-8, then retype the character.",
  ],
  conflict: [
    "This is an unresolved merge conflict.",
    "Keep one version, and delete the <<<<<<<, ======= and >>>>>>> lines.",
  ],
  json: ["The JSON is invalid here.", "Check quotation marks, colons, commas and brackets."],
  frontMatter: ["The front matter must be between two lines of ---.", "Add the missing line."],
} satisfies Record<string, Explanation>

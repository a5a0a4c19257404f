import { isScalar, parseDocument } from "yaml"
import { pathnameOf } from "../content-files"
import { oneLine } from "../markdown/characters"
import { bodyOf, plainText } from "../markdown/correct-text"
import { type Explanation, instead, type Problem, problemAtOffset, type TextFile } from "../problem"
import { duplicateField, type ParsedFile, unparsed } from "./parsed-file"

const noDashes: Explanation = [
  "The front matter must be between two lines of ---.",
  "Add the missing line.",
]

const frontMatter = /^\n*---[ \t]*\n((?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** A line, and the indented lines that continue it. */
const fieldLines = /^.*\S.*(?:\n(?:[ \t].*)?(?=\n))*/gm

/** Parses a Markdown file: fields between two lines of three dashes, then the text. */
export function parseMarkdown(file: TextFile): ParsedFile {
  const [top, fields = ""] = frontMatter.exec(file.text) ?? []
  if (top === undefined) return unparsed(file, [0], noDashes)
  const begin = top.indexOf(fields)
  const problems: Problem[] = []
  const data: Record<string, string> = {}
  const offsets = new Map<unknown, number>([[undefined, begin]])
  // Read each field separately, so that an error in one does not hide others.
  for (const { 0: field, index } of fields.matchAll(fieldLines)) {
    const [, name, yaml = ""] = /^\s*(\w+):[ \t]*(.*)$/s.exec(field) ?? []
    const start = begin + index
    const offset = start + field.length - yaml.length
    if (name === undefined) problems.push(problemAtOffset(file, start, noField(field)))
    else if (offsets.has(name)) problems.push(problemAtOffset(file, start, duplicateField(name)))
    else {
      const { value, explanation } = readValue(name, yaml)
      data[name] = value
      offsets.set(name, offset)
      if (explanation) problems.push(problemAtOffset(file, offset, explanation, [name]))
    }
  }
  const isPage = pathnameOf(file.file) !== "/"
  const body = bodyOf(file.text.slice(top.length), top.length, isPage)
  return { ...file, data, problems, find: ([name]) => offsets.get(name), body }
}

const noField = (line: string): Explanation => [
  "This line is not of the form “name: value”.",
  instead(line, ""),
]

/** The value of a field, which is always text, even if it has only digits. */
function readValue(name: string, yaml: string): { value: string; explanation?: Explanation } {
  const { contents, errors, warnings } = parseDocument(yaml, { schema: "failsafe" })
  const value = isScalar(contents) ? String(contents.value) : ""
  const isQuoted = isScalar(contents) && contents.type !== "PLAIN"
  // Without quotation marks, YAML treats # as the start of a comment.
  const isWhole = isQuoted || oneLine(value) === oneLine(yaml)
  if (errors.length + warnings.length === 0 && isWhole) return { value }
  // Strip Markdown as well, so that one correction is enough.
  const plain = plainText(yaml)
  if (!plain) return { value: yaml }
  const message = `The value of “${name}” must be in quotation marks.`
  return { value: plain, explanation: [message, instead(yaml, JSON.stringify(plain))] }
}

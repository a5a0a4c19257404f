import { isScalar, parseDocument } from "yaml"
import { pageOf } from "../content-files"
import { type Explanation, instead, problemAt, type TextFile } from "../problem"
import { oneLine } from "../text/characters"
import { correctText, plainText } from "../text/correct-text"
import { duplicateField, type ParsedFile } from "./parsed-file"

const noDashes: Explanation = [
  "The front matter must be between two lines of ---.",
  "Add the missing line.",
]

const frontMatter = /^\n*---[ \t]*\n((?:(?!---).*\n)*)---[ \t]*(?:\n|$)/

/** Fields with a line of dashes missing. */
const unmarkedFields = /^(?:---[ \t]*\n)?((?:\w+:.*\n|[ \t]+\S.*\n)*)(?:---[ \t]*(?:\n|$))?/

/** A line, and the indented lines that continue it. */
const fieldLines = /^.*\S.*(?:\n(?:[ \t].*)?(?=\n))*/gm

/** Parses a Markdown file: fields between two lines of three dashes, then the text. */
export function parseMarkdown(file: TextFile): ParsedFile {
  const marked = frontMatter.exec(file.text)
  const [whole = "", fields = ""] = marked ?? unmarkedFields.exec(file.text) ?? []
  const begin = whole.indexOf(fields)
  const isPage = pageOf(file.file) !== "/"
  const problems = marked ? [] : [problemAt(file, 0, noDashes)]
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

import { lineEndOf } from "../reading/files"
import { frontMatter, readMarkdown } from "../reading/front-matter"

type Fields = Record<string, unknown>

/** The text under the fields of a file, as it is written. */
export function bodyOf(text: string): string {
  return text.slice(frontMatter.exec(text)?.[0].length ?? 0)
}

/**
 * A Markdown file with other fields and another text; what is the same stays as it is written.
 * @param text of a file that the check can read
 */
export function writeIntoMarkdown(text: string, fields: Fields, body: string): string {
  const [, open = "---\n", front = "", close = "---\n"] = frontMatter.exec(text) ?? []
  const lines = bodyOf(text) === body ? body : body.replace(/\r\n|\r|\n/g, lineEndOf(text))
  const end = /[\r\n]$/.test(close) || lines === "" ? "" : lineEndOf(text)
  return writeFields(open + front, fields) + close + end + lines
}

export function newMarkdown(fields: Fields, body: string): string {
  return writeIntoMarkdown("", fields, `\n${body.trim()}\n`)
}

/** @param head The line of dashes, and the fields */
function writeFields(head: string, fields: Fields): string {
  const { data, find } = readMarkdown({ file: "", text: `${head}---\n` })
  const before = (data ?? {}) as Fields
  let written = head
  // From the last to the first, so that places stay true.
  for (const name of Object.keys(before).reverse()) {
    const place = find([name])?.value
    if (!place || !(name in fields) || before[name] === fields[name]) continue
    const [earlier, value] = [head.slice(0, place.offset), head.slice(place.offset)]
    const space = earlier.endsWith(":") ? " " : ""
    const spelling = /^["']/.test(value) ? JSON.stringify(fields[name]) : spelt(fields[name])
    written = earlier + space + spelling + written.slice(place.offset + place.length)
  }
  const missing = Object.keys(fields).filter(name => !(name in before))
  return written + missing.map(name => `${name}: ${spelt(fields[name])}\n`).join("")
}

/** A value as YAML, in quotation marks where it would be read as something else. */
function spelt(value: unknown): string {
  const { data } = readMarkdown({ file: "", text: `---\nvalue: ${value}\n---\n` })
  return (data as Fields | undefined)?.value === value ? String(value) : JSON.stringify(value)
}

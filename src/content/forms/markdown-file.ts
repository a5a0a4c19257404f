import { isMap, isScalar, parseDocument } from "yaml"
import { readMarkdown } from "../../content/reading/front-matter"

type Fields = Record<string, unknown>

const lineEnd = "(?:\\r\\n|\\r|\\n)"
const parts = new RegExp(
  `^(\\uFEFF?---[ \\t]*${lineEnd})((?:(?!---)[^\\r\\n]*${lineEnd})*)(---[ \\t]*(?:${lineEnd}|$))`,
)

/** The text under the fields of a file, as it is written. */
export function bodyOf(text: string): string {
  return text.slice(parts.exec(text)?.[0].length ?? 0)
}

/**
 * A Markdown file with other fields and another text; what is the same stays as it is written.
 * @param text of a file that the check can read
 */
export function writeIntoMarkdown(text: string, fields: Fields, body: string): string {
  const [, open = "---\n", front = "", close = "---\n"] = parts.exec(text) ?? []
  const old = bodyOf(text)
  const eol = text.includes("\r\n") ? "\r\n" : "\n"
  const lines = old === body ? body : body.replace(/\r\n|\r|\n/g, eol)
  const end = /[\r\n]$/.test(close) || lines === "" ? "" : eol
  return open + writeFields(front, fields) + close + end + lines
}

export function newMarkdown(fields: Fields, body: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${spelt(value)}\n`)
  return `---\n${lines.join("")}---\n\n${body.trim()}\n`
}

function writeFields(front: string, fields: Fields): string {
  const { contents } = parseDocument(front)
  const before = dataOf(front)
  let merged = front
  // From the last to the first, so that places stay true.
  for (const pair of isMap(contents) ? [...contents.items].reverse() : []) {
    const name = String(pair.key)
    const { value } = pair
    if (!(name in fields) || before[name] === fields[name]) continue
    if (!isScalar(value) || !value.range) continue
    const quoted = /^["']/.test(front.slice(value.range[0]))
    const written = quoted ? JSON.stringify(fields[name]) : spelt(fields[name])
    const space = /:$/.test(merged.slice(0, value.range[0])) ? " " : ""
    merged = merged.slice(0, value.range[0]) + space + written + merged.slice(value.range[1])
  }
  const missing = Object.keys(fields).filter(name => !(name in before))
  return merged + missing.map(name => `${name}: ${spelt(fields[name])}\n`).join("")
}

function dataOf(front: string): Fields {
  const unix = front.replace(/\r\n?/g, "\n")
  return (readMarkdown({ file: "", text: `---\n${unix}---\n` }).data ?? {}) as Fields
}

/** A value as YAML, in quotation marks where it would be read as something else. */
function spelt(value: unknown): string {
  const plain = String(value)
  const read = dataOf(`value: ${plain}\n`)
  return read.value === value ? plain : JSON.stringify(value)
}

import { parse, parseDocument } from "yaml"
import { Refusal } from "./refusal"

type Values = Record<string, unknown>

/** What a form shows of a Markdown file: its front matter's fields, and the text as `body`. */
export function readMarkdownFile(text: string): Values {
  const { front, body } = split(unixLines(text))
  return { ...parse(front), body: body.trim() }
}

/** The file's text with the form's values: what was not changed stays as it is. */
export function mergeIntoMarkdown(text: string, values: Values): string {
  const merged = merge(unixLines(text), values)
  return text.includes("\r\n") ? merged.replaceAll("\n", "\r\n") : merged
}

function merge(text: string, { body = "", ...fields }: Values): string {
  const { open, front, close, ...old } = split(text)
  const merged = mergeBody(old.body.trim(), unixLines(String(body)).trim())
  const rest = merged === old.body.trim() ? old.body : `\n${merged}\n`
  return open + mergeFields(front, fields) + close + rest
}

function split(text: string) {
  const [, open, front, close, body] =
    /^(\uFEFF?---\n)([\s\S]*?\n)(---\n)([\s\S]*)$/.exec(text) ?? []
  if (open === undefined || front === undefined || close === undefined || body === undefined) {
    throw new Refusal(422, "The lines between --- and --- at the top of this file are damaged.")
  }
  return { open, front, close, body }
}

function mergeFields(front: string, fields: Values): string {
  const before = parse(front)
  const changed = Object.entries(fields).filter(([name, value]) => before[name] !== value)
  if (changed.length === 0) return front
  const document = parseDocument(front)
  for (const [name, value] of changed) document.set(name, value)
  return document.toString({ lineWidth: 0 })
}

/** The form writes Markdown in its own manner; where that is all that differs, the old text stays. */
function mergeBody(before: string, after: string): string {
  const [, bullet = "-"] = /^\s*([*+-])\s/m.exec(before) ?? []
  const old = new Map([...paragraphs(before), ...lines(before)].map(text => [plain(text), text]))
  const kept = (text: string) => old.get(plain(text))
  const keptByLine = (text: string) => lines(text).map(line => kept(line) ?? line)
  return paragraphs(after.replace(bullets, `$1${bullet}`))
    .map(text => kept(text) ?? keptByLine(text).join("\n"))
    .join("\n\n")
}

const bullets = /^(\s*)[*+-](?=\s)/gm

const paragraphs = (text: string) => text.split(/\n{2,}/)

const lines = (text: string) => text.split("\n")

/** Without what may be written in several ways: escapes, bullets, marks of emphasis, line ends. */
const plain = (text: string) =>
  text
    .replace(/\\([^\w\s])/g, "$1")
    .replace(bullets, "$1-")
    .replace(/(?<!\w)_|_(?!\w)/g, "*")
    .replace(/\s+/g, " ")
    .trim()

const unixLines = (text: string) => text.replaceAll("\r\n", "\n")

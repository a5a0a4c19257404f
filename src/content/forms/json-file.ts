import {
  applyEdits,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  parse,
  parseTree,
} from "jsonc-parser"
import { lineEndOf } from "../reading/files"
import { isObject, originsOf } from "./origins"
import { same } from "./same"

/** The file's text with the form's values: only what differs is written anew. */
export function writeIntoJson(text: string, values: unknown): string {
  const [mark = ""] = /^\uFEFF?/.exec(text) ?? []
  const json = text.slice(mark.length)
  return mark + rewrite(json, [], parse(json), values)
}

function rewrite(text: string, path: JSONPath, before: unknown, after: unknown): string {
  if (same(before, after)) return text
  if (Array.isArray(before) && Array.isArray(after)) return rewriteList(text, path, before, after)
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.reduce(
      (merged, key) => rewriteProperty(merged, [...path, key], before[key], after[key], after),
      text,
    )
  }
  return write(text, path, after)
}

function rewriteProperty(
  text: string,
  path: JSONPath,
  before: unknown,
  after: unknown,
  siblings: object,
) {
  if (before !== undefined && after !== undefined) return rewrite(text, path, before, after)
  const order = Object.keys(siblings)
  const place = order.indexOf(String(path.at(-1)))
  return write(
    text,
    path,
    after,
    names => names.filter(name => order.indexOf(name) < place && order.includes(name)).length,
  )
}

function rewriteList(text: string, path: JSONPath, before: unknown[], after: unknown[]): string {
  const origins = originsOf(before, after)
  const moved = before.length !== after.length || origins.some((origin, i) => origin !== i)
  const list = findNodeAtLocation(parseTree(text) as Node, path)
  const items = list?.children ?? []
  if (!moved) return rewriteEach(text, path, before, after)
  if (items.length === 0 || after.length === 0 || !list) return write(text, path, after)

  const [first, second] = items as [Node, Node?]
  const end = (node: Node) => node.offset + node.length
  const indent = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, first.offset))?.[1]
  const eol = lineEndOf(text)
  const apart = indent === undefined ? ", " : `,${eol}${indent}`
  const between = second ? text.slice(end(first), second.offset) : apart
  const unit = indent === undefined ? undefined : unitOf(text)
  const written = after.map((item, i) => {
    const origin = items[origins[i] ?? -1]
    if (origin) return text.slice(origin.offset, end(origin))
    return JSON.stringify(item, null, unit).replaceAll("\n", `${eol}${indent ?? ""}`)
  })
  const rewritten =
    text.slice(0, first.offset) + written.join(between) + text.slice(end(items.at(-1) as Node))
  const kept = after.map((item, i) => before[origins[i] ?? -1] ?? item)
  return rewriteEach(rewritten, path, kept, after)
}

function rewriteEach(text: string, path: JSONPath, before: unknown[], after: unknown[]) {
  return after.reduce<string>(
    (merged, item, i) => rewrite(merged, [...path, i], before[i], item),
    text,
  )
}

function write(
  text: string,
  path: JSONPath,
  value: unknown,
  getInsertionIndex?: (names: string[]) => number,
): string {
  const unit = unitOf(text)
  const formattingOptions = {
    insertSpaces: unit !== "\t",
    tabSize: unit.length,
    eol: lineEndOf(text),
  }
  return applyEdits(text, modify(text, path, value, { formattingOptions, getInsertionIndex }))
}

/** What a line is moved in by. */
const unitOf = (text: string) => /^([ \t]+)\S/m.exec(text)?.[1] ?? "  "

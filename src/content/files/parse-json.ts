import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser"
import { type Explanation, type Problem, problemAtOffset, type TextFile } from "../problem"
import { duplicateField, type ParsedFile, unparsed } from "./parsed-file"

const invalid: Explanation = [
  "The JSON is invalid here.",
  "Check quotation marks, colons, commas and brackets.",
]

export function parseJson(file: TextFile): ParsedFile {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: true })
  const offsets = errors.map(error => errorOffset(error, file.text))
  if (offsets.length > 0 || !tree) return unparsed(file, offsets, invalid)
  const problems: Problem[] = []
  const data = firstValues(tree)
  return { ...file, data, problems, find: keys => findNodeAtLocation(tree, [...keys])?.offset }

  /** Like JSON.parse, but reports duplicate keys and keeps the first. */
  function firstValues(node: Node): unknown {
    if (node.type === "array") return node.children?.map(firstValues)
    if (node.type !== "object") return node.value
    const entries = new Map<string, unknown>()
    for (const { children: [key, value] = [] } of node.children ?? []) {
      if (!key || !value) continue
      if (!entries.has(key.value)) entries.set(key.value, firstValues(value))
      else problems.push(problemAtOffset(file, key.offset, duplicateField(key.value)))
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

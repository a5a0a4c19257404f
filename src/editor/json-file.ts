import { applyEdits, type JSONPath, modify, type ParseError, parse } from "jsonc-parser"
import { Refusal } from "./refusal"

type Values = Record<string, unknown>

/** What a form shows of a JSON file: a list has no name in the file, in the form it is `items`. */
export function readJsonFile(text: string): Values {
  const errors: ParseError[] = []
  const value = parse(text.replace(/^\uFEFF/, ""), errors)
  if (errors.length > 0 || typeof value !== "object" || value === null)
    throw new Refusal(422, "This file is not valid JSON.")
  return Array.isArray(value) ? { items: value } : value
}

/** The file's text with the form's values: only the places that differ are written anew. */
export function mergeIntoJson(text: string, values: Values): string {
  const before = readJsonFile(text)
  const isList = text.trimStart().startsWith("[")
  return isList ? merge(text, [], before.items, values.items) : merge(text, [], before, values)
}

function merge(text: string, path: JSONPath, before: unknown, after: unknown): string {
  if (isEmpty(before) && isEmpty(after)) return text
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.reduce<string>(
      (merged, item, i) => merge(merged, [...path, i], before[i], item),
      text,
    )
  }
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].reduce(
      (merged, key) => merge(merged, [...path, key], before[key], after[key]),
      text,
    )
  }
  if (before === after) return text
  return write(text, path, isEmpty(after) ? undefined : after)
}

function write(text: string, path: JSONPath, value: unknown): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n"
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol }
  return applyEdits(text, modify(text, path, value, { formattingOptions }))
}

/** A field that was left or made empty is not in the file. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === ""

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

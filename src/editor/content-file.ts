import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { contentPath } from "./content-path"
import { mergeIntoJson, readJsonFile } from "./json-file"
import { mergeIntoMarkdown, readMarkdownFile } from "./markdown-file"

export type Values = Record<string, unknown>

/** A file's values for a form, and the version they were read from. */
export function readValues(root: string, file: string): { values: Values; version: string } {
  const text = readFileSync(contentPath(root, file), "utf8")
  const read = file.endsWith(".json") ? readJsonFile : readMarkdownFile
  return { values: read(text), version: versionOf(text) }
}

export function mergeValues(file: string, text: string, values: Values): string {
  const merge = file.endsWith(".json") ? mergeIntoJson : mergeIntoMarkdown
  return merge(text, values)
}

export const versionOf = (text: string) => createHash("sha256").update(text).digest("hex")

import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { checkContent } from "../content/check"
import { contentPath } from "./content-path"
import { mergeIntoJson, readJsonFile } from "./json-file"
import { mergeIntoMarkdown, readMarkdownFile } from "./markdown-file"
import { Refusal } from "./refusal"

export type Values = Record<string, unknown>

/** A file's values for a form, and the version they were read from. */
export function readValues(root: string, file: string): { values: Values; version: string } {
  const text = readFileSync(contentPath(root, file), "utf8")
  const read = file.endsWith(".json") ? readJsonFile : readMarkdownFile
  return { values: read(text), version: versionOf(text) }
}

/** The same for each file; where one has a mistake that makes it unreadable, why. */
export function readAll(root: string, files: string[]) {
  return files.map(file => {
    try {
      return { file, ...readValues(root, file) }
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422) throw error
      const problems = checkContent(root).filter(problem => problem.file === file)
      return { file, mistake: { message: "This form cannot be opened.", problems } }
    }
  })
}

export function mergeValues(file: string, text: string, values: Values): string {
  const merge = file.endsWith(".json") ? mergeIntoJson : mergeIntoMarkdown
  return merge(text, values)
}

export const versionOf = (text: string) => createHash("sha256").update(text).digest("hex")

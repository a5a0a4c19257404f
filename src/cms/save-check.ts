import { z } from "zod"
import { check } from "../content/check/check"
import {
  contentFileAt,
  destinationsFile,
  type Files,
  isList,
  schemaAt,
} from "../content/content-files"
import { markdownFile } from "../content/files/facts"
import { parseFiles } from "../content/files/parse-files"
import { fileAt, type ParsedFile, valueAt } from "../content/files/parsed-file"
import { withoutInvisible } from "../content/markdown/characters"
import type { Problem } from "../content/problem"

/** Why a file is not saved, and the field in the CMS's words. A notice is ignored by saving again. */
export type Reason = { text: string; keyPath?: string; isNotice?: boolean }

/** A form's values, and what they were when the draft began (build-editor.cli.ts). */
export type Values = { body?: string; hotels?: Hotel[]; _?: { __sc_begun: string } }
type Hotel = { name: string; image: string }

/**
 * Explains why a file cannot be saved: all its own problems, or else those that it causes in other files, or else what
 * it would undo, or else what keeps it from becoming public.
 * @param files The content before the change
 */
export function reasonsAgainst(files: Files, file: string, { _, ...values }: Values): Reason[] {
  const saved = new TextEncoder().encode(serialize(file, values))
  const { problems, parsedFiles } = check(new Map(files).set(file, saved))
  const own = problems.filter(problem => problem.file === file)
  if (own.length > 0) {
    const list = isList(contentFileAt(file)) ? Object.keys(values).slice(0, 1) : []
    return own.map(problem => ({
      text: `${placeOf(problem, parsedFiles, 1)}: ${problem.message} ${inWords(problem.remedy)}`,
      keyPath: [...list, ...problem.keys].join(".").replace(/^text\b.*/, "body"),
    }))
  }
  const before = new Set(check(files).problems.map(problemKey))
  const caused = problems.filter(problem => !before.has(problemKey(problem)))
  const undone = othersChanges(fileAt(parseFiles(files).parsedFiles, file), _?.__sc_begun)
  if (caused.length === 0 && undone.length > 0) return undone.map(text => ({ text }))
  const isNotice = caused.length === 0
  const others = (isNotice ? problems : caused).map(
    problem => `${placeOf(problem, parsedFiles, 0)}: ${problem.message}`,
  )
  const advice = isNotice ? stopping : file === destinationsFile ? renaming : referring
  return others.length > 0 ? [advice, ...others].map(text => ({ text, isNotice })) : []
}

const renaming =
  "Hotels still use this destination. Choose “Revert All Changes” first. To rename it, choose “Add Destination” for the new name and save; choose that name in “Hotels” and save; then remove the old one here. To remove it, first choose another destination for those hotels."

const referring =
  "Other pages link to a section that you have changed here. Change their links first and save them; then save this page again."

const undoing =
  "This text has been saved elsewhere since you began to change it, and your save would undo that. Copy your own changes to another document. Reload this page, choose “Discard” if a draft is offered, and enter your changes again."

const stopping =
  "Because of mistakes in other texts, nothing that is saved becomes public. Correct them if you can, and tell the owner otherwise. To save your text all the same, save again."

/** A problem's place, named as in the form, with the file (0) or without (1): `Hotels › The Mojavelle › Name`. */
function placeOf({ file, keys }: Problem, parsedFiles: ParsedFile[], from: 0 | 1): string {
  const { file: pattern = "", schema = z.never() } = contentFileAt(file) ?? {}
  const data = fileAt(parsedFiles, file)?.data
  const names = ["text", ...keys].map((key, index) => {
    const above = keys.slice(0, index)
    const title = schemaAt(schema, above)?.meta()?.title ?? String(key).replace(/^text$/, "Text")
    if (typeof key === "number") return valueAt(data, [...above, "name"]) ?? `${title} ${key + 1}`
    return index === 0 && pattern.includes("*") ? (valueAt(data, ["title"]) ?? file) : title
  })
  return names.slice(from).join(" › ") || String(names[0])
}

/** A remedy that makes sense in the form, which shows no Markdown. */
const inWords = (remedy: string) =>
  /“(#|!?\[|\||\\?\*|[^”]*\n)/.test(remedy) ? "Remove it, or write it differently." : remedy

/** What others have changed in a file since its draft began. */
function othersChanges(file?: ParsedFile, draft?: string): string[] {
  if (!file || !draft) return []
  const body = file.body && file.text.slice(file.body.fileOffset(0))
  const begun = linesIn(JSON.parse(draft))
  const now = linesIn({ ...(file.data as object), body })
  if (`${begun}` === `${now}`) return []
  const added = now.filter(line => !begun.includes(line)).map(line => `Written there: ${line}`)
  const removed = begun.filter(line => !now.includes(line)).map(line => `Removed there: ${line}`)
  return [undoing, ...added, ...removed]
}

/** The lines of a file's values, which are nested or have paths as keys, in the order of these paths. */
function linesIn(value: unknown): string[] {
  if (typeof value !== "object") {
    const lines = withoutInvisible(String(value ?? "")).split("\n")
    return lines.map(line => line.trim()).filter(Boolean)
  }
  const entries = Object.entries(value ?? {}).filter(([name]) => !name.includes("__sc_"))
  const sorted = entries.sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
  return sorted.flatMap(([, inner]) => linesIn(inner))
}

/** Identifies a problem regardless of its line. */
const problemKey = ({ file, field, message }: Problem) => [file, field, message].join("\n")

/** The file as the CMS will write it. The form wraps a list that is alone in its file in a field. */
function serialize(file: string, { body = "", ...data }: Values): string {
  const [list] = Object.values(data)
  const json = JSON.stringify(Array.isArray(list) ? list : data, omitEmpty, 2)
  return file.endsWith(".md") ? markdownFile(JSON.parse(json), `\n${body}\n`) : `${json}\n`
}

/** Omits empty values, as the CMS does, and the keys that it adds to list entries. */
const omitEmpty = (name: string, value: unknown) =>
  value === "" || value === null || name.startsWith("__sc_") ? undefined : value

import { z } from "zod"
import { withoutInvisible } from "../content/characters"
import { checkContent } from "../content/check-content"
import { contentFileAt, destinationsFile, type Files, schemaAt } from "../content/content-files"
import { fileAt, markdownFile, type ParsedFile, parseFile, valueAt } from "../content/parse-file"
import type { Problem } from "../content/problem"

/** Why a file is not saved, and the field in the CMS's words. A notice is ignored by saving again. */
export type SaveProblem = { text: string; keyPath?: string; isNotice?: boolean }

/** A form's values, and what they were when the draft began (build-editor.cli.ts). */
export type Values = { body?: string; hotels?: Hotel[]; _?: { __sc_begun: string } }
type Hotel = { name: string; image: string }

/**
 * Explains why a file cannot be saved: all its own problems, or else those that it causes in other files, or else what
 * it would undo, or else what keeps it from becoming public.
 * @param files The content before the change
 */
export function problemsWithSave(
  files: Files,
  file: string,
  { _, ...values }: Values,
): SaveProblem[] {
  const saved = new TextEncoder().encode(serialize(file, values))
  const { problems, parsedFiles } = checkContent(new Map(files).set(file, saved))
  const own = problems.filter(problem => problem.file === file)
  const above = Object.keys(values).filter(name => Array.isArray(values[name as "hotels"]))
  if (own.length > 0) {
    const reports = own.map(problem => ({
      text: `${placeOf(problem, parsedFiles, 1)}: ${problem.message} ${problem.remedy}`,
      keyPath: [...above, ...problem.keyPath].join(".").replace(/^text\b.*/, "body"),
    }))
    // The same mistake in several bullets is one line.
    return [...new Map(reports.map(report => [report.text, report])).values()]
  }
  const reasons = (advice: string, inOthers: Problem[], isNotice?: boolean) => {
    const lines = inOthers.map(problem => `${placeOf(problem, parsedFiles, 0)}: ${problem.message}`)
    return [advice, ...lines].map(text => ({ text, isNotice }))
  }
  const before = new Set(checkContent(files).problems.map(problemKey))
  const caused = problems.filter(problem => !before.has(problemKey(problem)))
  const causeAdvice = file === destinationsFile ? renameAdvice : referenceAdvice
  if (caused.length > 0) return reasons(causeAdvice, caused)
  const undone = othersChanges(file, files.get(file), _?.__sc_begun, above[0])
  if (undone.length > 0) return undone.map(text => ({ text }))
  return problems.length > 0 ? reasons(blockedAdvice, problems, true) : []
}

const renameAdvice =
  "Hotels still use this destination. Choose “Revert All Changes” first. To rename it, choose “Add Destination” for the new name and save; choose that name in “Hotels” and save; then remove the old one here. To remove it, first choose another destination for those hotels."

const referenceAdvice =
  "Other pages link to a section that you have changed here. Change their links first and save them; then save this page again."

const conflictAdvice =
  "This text has been saved elsewhere since you began to change it, and your save would undo that. Copy your own changes to another document. Choose “Reload Entry” in the yellow line, or reload this page and choose “Discard”; then enter your changes again."

const blockedAdvice =
  "Because of mistakes in other texts, nothing that is saved becomes public. Correct them if you can; otherwise, tell the owner. To save your text all the same, save again."

/** A problem's place, named as in the form, with the file (0) or without (1): `Hotels › The Mojavelle › Name`. */
function placeOf({ file, keyPath }: Problem, parsedFiles: ParsedFile[], from: 0 | 1): string {
  const { file: pattern = "", schema = z.never() } = contentFileAt(file) ?? {}
  const data = fileAt(parsedFiles, file)?.data
  const names = ["text", ...keyPath].map((key, index) => {
    const above = keyPath.slice(0, index)
    const title = schemaAt(schema, above)?.meta()?.title ?? String(key).replace(/^text$/, "Text")
    if (typeof key === "number") return valueAt(data, [...above, "name"]) ?? `${title} ${key + 1}`
    return index === 0 && pattern.includes("*") ? (valueAt(data, ["title"]) ?? file) : title
  })
  return names.slice(from).join(" › ") || String(names[0])
}

/** What others have saved in a file since its draft began, in which a list is a field of the form. */
function othersChanges(file: string, bytes?: Uint8Array, draft?: string, list = ""): string[] {
  if (!bytes || !draft) return []
  const { data, body } = parseFile(file, bytes)
  const fields = Array.isArray(data) ? { [list]: data } : (data as object)
  const begun = linesIn(JSON.parse(draft))
  const now = linesIn({ ...fields, body: body?.text })
  if (`${begun.sort()}` === `${now.sort()}`) return []
  const before = begun.map(([, text]) => text)
  const after = now.map(([, text]) => text)
  const written = after.filter(text => !before.includes(text))
  const removed = before.filter(text => !after.includes(text))
  return [
    conflictAdvice,
    ...written.map(text => `Written there: ${text}`),
    ...removed.map(text => `Removed there: ${text}`),
  ]
}

/** The place and the text of each line in values, which are nested or have paths as keys. */
function linesIn(values: object, path = ""): string[][] {
  return Object.entries(values ?? {}).flatMap(([name, value]) => {
    if (name.includes("__sc_")) return []
    if (typeof value === "object") return linesIn(value, `${path}${name}.`)
    const lines = withoutInvisible(String(value ?? "")).split("\n")
    const texts = lines.map(line => line.trim()).filter(Boolean)
    return texts.map((text, index) => [`${path}${name}.${index}`, text])
  })
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

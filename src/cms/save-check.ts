import { z } from "zod"
import { type BytesByPath, checkContent } from "../content/check-content"
import { kindOf } from "../content/content-kinds"
import { parseFile } from "../content/parse-file"
import type { Problem } from "../content/problem"
import { placeOf } from "../content/report"
import { destinations } from "../content/schema"
import { cleaned } from "../content/text"

/** Why a file is not saved, and where: a field's path in the CMS's words. */
export type SaveProblem = { text: string; field?: string }

/** Where a draft keeps the values that it started with (build-editor.cli.ts). The CMS saves no key with `__sc_`. */
export const startKey = "__sc_start"

export type Values = Record<string, unknown> & {
  body?: string
  _?: { [startKey]: string }
}

/** Whether a file is itself a list, which is then the form's only field, `list`. */
export const isList = (path: string) => kindOf(path)?.schema instanceof z.ZodArray

/** Explains why a file cannot be saved: all its own problems, or else those that it causes in other files. */
export function problemsWithSave(files: BytesByPath, path: string, values: Values): SaveProblem[] {
  const saved = new TextEncoder().encode(serialize(path, values))
  const { problems } = checkContent(new Map(files).set(path, saved))
  const own = problems.filter(problem => problem.path === path)
  if (own.length > 0) {
    const list = isList(path) ? ["list"] : []
    return own.flatMap(problem => {
      const line = `${placeOf(problem, "labels") || path}: ${problem.message}`
      if (problem.section === undefined)
        return { text: line, field: [...list, ...(problem.keyPath ?? [])].join(".") }
      // The same mistake in several places of a text is one line.
      const same = own.filter(({ message }) => message === problem.message)
      const text = same.length > 1 ? `${line} (${same.length} times)` : line
      return same[0] === problem ? { text, field: "body" } : []
    })
  }
  const before = new Set(checkContent(files).problems.map(faultOf))
  const caused = problems.filter(problem => !before.has(faultOf(problem)))
  if (caused.length === 0) return []
  const isRename = kindOf(path)?.schema === destinations
  const lines = isRename ? [renameRemedy] : [referenceRemedy, ...caused.map(withPath)]
  return lines.map(text => ({ text }))
}

/** A problem up to its last quotation. A remedy follows it, which lists what a save may change, such as the site's sections. */
const faultOf = ({ path, line, message }: Problem) =>
  `${path}:${line} ${message.replace(/”[^”]*$/, "")}`

const withPath = (problem: Problem) =>
  `${problem.path} › ${placeOf(problem, "labels")}: ${problem.message}`

const renameRemedy =
  "Hotels still use this destination. Choose “Revert All Changes” first. To rename it, choose “Add Destination” for the new name, move it to its place and save; choose that name in “Hotels” and save; then remove the old one here. To remove it, first choose another destination for those hotels."

const referenceRemedy =
  "Other pages link to a section that you have changed here. Change their links first and save them; then save this page again."

/** Whether a file has been saved elsewhere since its draft began, so that saving the draft would undo that. */
export function undoesOthers(files: BytesByPath, path: string, values: Values): boolean {
  const bytes = files.get(path)
  if (!bytes || !values._) return false
  const { data, text } = parseFile(path, bytes)
  const fields = isList(path) ? { list: data } : (data as object)
  const texts = (values: object) => textsIn(values).sort().join("\n")
  return texts({ body: text, ...fields }) !== texts(JSON.parse(values._[startKey]))
}

/** Each text and its place in values, which are nested or have paths as keys. */
function textsIn(values: object, path = ""): string[] {
  return Object.entries(values ?? {}).flatMap(([name, value]) => {
    if (typeof value === "object") return textsIn(value, `${path}${name}.`)
    const text = cleaned(String(value ?? ""))
      .replace(/\s+/g, " ")
      .trim()
    return text && !name.includes("__sc_") ? [`${path}${name}: ${text}`] : []
  })
}

/** The file as the CMS will write it. Fields of a Markdown file are JSON values, which are valid YAML. */
function serialize(path: string, { _, ...values }: Values): string {
  if (!path.endsWith(".md"))
    return `${JSON.stringify(isList(path) ? values.list : values, omitEmpty, 2)}\n`
  const { body = "", ...fields } = values
  const written = Object.entries(JSON.parse(JSON.stringify(fields, omitEmpty)))
  const lines = written.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join("")}---\n\n${body}\n`
}

/** Omits empty fields, as the CMS does, and the keys that it adds to a list's items. */
const omitEmpty = (name: string, value: unknown) => {
  const isItem = /^\d+$/.test(name)
  return (!isItem && (value === "" || value === null)) || name.startsWith("__sc_")
    ? undefined
    : value
}

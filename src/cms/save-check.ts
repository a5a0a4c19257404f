import { z } from "zod"
import { check } from "../content/check/check"
import {
  contentFileAt,
  destinationsFile,
  isList,
  isMarkdown,
  schemaAt,
} from "../content/content-files"
import { markdownFile } from "../content/files/facts"
import type { Problem } from "../content/problem"

/**
 * Explains why a file cannot be saved: all its own problems, one per line, or else those that it causes in other files.
 * @param files The content before the change, by path
 * @returns undefined if it can be saved
 */
export function saveProblem(files: Map<string, string>, path: string, data: object) {
  const before = new Set(problemsOf(files).map(problemKey))
  const after = problemsOf(new Map(files).set(path, serialize(path, data)))
  const own = after.filter(({ file }) => file === path)
  if (own.length > 0) {
    return own
      .map(problem => `${placeOf(problem, 1)}: ${problem.message} ${inWords(problem.remedy)}`)
      .join("\n")
  }
  const others = after.filter(problem => !before.has(problemKey(problem)))
  if (others.length === 0) return undefined
  const advice = path === destinationsFile ? renaming : referring
  return [advice, ...others.map(problem => `${placeOf(problem, 0)}: ${problem.message}`)].join("\n")
}

const renaming =
  "Hotels still use this destination. To rename it, put the old name back, choose “Add Destination” for the new one and save. Then choose the new name in “Hotels” and save. Then remove the old one here."

const referring =
  "Other pages link to a section that you have changed here. Change their links first and save them; then save this page again."

/** A problem's place, named as in the form, with the file (0) or without (1): `Hotels › Hotel 3 › Name`. */
function placeOf({ file, path }: Problem, from: 0 | 1): string {
  const names = ["text", ...path].map((key, index) => {
    const field = schemaAt(contentFileAt(file)?.schema ?? z.never(), path.slice(0, index))
    const title = field?.meta()?.title ?? String(key).replace(/^text$/, "Text")
    return typeof key === "number" ? `${title} ${key + 1}` : title
  })
  return names.slice(from).join(" › ") || String(names[0])
}

/** A remedy that makes sense in the form, which shows no Markdown. */
const inWords = (remedy: string) =>
  /“(#|!?\[|\||[^”]*\n)/.test(remedy) ? "Remove it, or write it differently." : remedy

function problemsOf(files: Map<string, string>): Problem[] {
  const encoder = new TextEncoder()
  return check(new Map([...files].map(([path, text]) => [path, encoder.encode(text)]))).problems
}

/** Identifies a problem regardless of its line. */
const problemKey = ({ file, field, message }: Problem) => [file, field, message].join("\n")

/** The file as the CMS will write it. The form wraps a list that is alone in its file in a field. */
function serialize(path: string, { body, ...data }: { body?: string }): string {
  const contentFile = contentFileAt(path)
  const value = contentFile && isList(contentFile) ? Object.values(data)[0] : data
  const json = JSON.stringify(value, omitEmpty, 2)
  if (!contentFile || !isMarkdown(contentFile)) return `${json}\n`
  return markdownFile(JSON.parse(json), `\n${body ?? ""}\n`)
}

/** Omits empty values, as the CMS does, and the keys that it adds to list entries. */
function omitEmpty(name: string, value: unknown) {
  return value === "" || value === null || name.startsWith("__sc_") ? undefined : value
}

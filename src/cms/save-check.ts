import { check } from "../content/check"
import { contentFileAt, isList, isMarkdown } from "../content/content-files"
import { markdownFile } from "../content/facts"
import type { Problem } from "../content/problem"

/**
 * Explains why a file cannot be saved: all its own problems, a line each, or else one that it causes in another file.
 * @param texts The content before the change, by path
 * @returns undefined if it can be saved
 */
export function saveProblem(texts: Map<string, string>, path: string, data: object) {
  const before = new Set(problemsOf(texts).map(identity))
  const after = problemsOf(new Map(texts).set(path, asText(path, data)))
  const own = after.filter(({ file }) => file === path)
  if (own.length > 0) return own.map(asSentence).join("\n")
  const problem = after.find(found => !before.has(identity(found)))
  if (!problem) return undefined
  const kind = contentFileAt(problem.file)
  const title = kind?.rule.meta()?.title ?? problem.file
  return `“${title}” still uses what you are changing here. ${asSentence(problem)} To give something another name, first add it under the new name, then change “${title}”, and remove the old one last.`
}

/** A problem as a sentence that begins with its field. */
function asSentence({ field, message, remedy }: Problem): string {
  const where = field ? `${field.replace(/^./, letter => letter.toUpperCase())}: ` : ""
  return `${where}${message} ${remedy}`
}

function problemsOf(texts: Map<string, string>): Problem[] {
  const encoder = new TextEncoder()
  return check(new Map([...texts].map(([path, text]) => [path, encoder.encode(text)]))).problems
}

/** Identifies a problem whatever line it is on. */
const identity = ({ file, field, message }: Problem) => [file, field, message].join("\n")

/** The file as the CMS will write it. In the form, a list that is alone in its file is inside a field. */
function asText(path: string, { body, ...data }: { body?: string }): string {
  const kind = contentFileAt(path)
  const value = kind && isList(kind) ? Object.values(data)[0] : data
  const json = JSON.stringify(value, written, 2)
  if (!kind || !isMarkdown(kind)) return `${json}\n`
  return markdownFile(JSON.parse(json), `\n${body ?? ""}\n`)
}

/** Leaves out empty values, as the CMS does, and the keys that it adds to list entries. */
function written(name: string, value: unknown) {
  return value === "" || value === null || name.startsWith("__sc_") ? undefined : value
}

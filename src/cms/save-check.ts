import { check } from "../content/check"
import { contentFileAt, isList, isMarkdown } from "../content/content-files"
import { markdownFile } from "../content/facts"
import type { Problem } from "../content/problem"

/**
 * Explains why a file cannot be saved: all its own problems, one per line, or else one that it causes in another file.
 * @param texts The content before the change, by path
 * @returns undefined if it can be saved
 */
export function saveProblem(texts: Map<string, string>, path: string, data: object) {
  const before = new Set(problemsOf(texts).map(problemKey))
  const after = problemsOf(new Map(texts).set(path, serialize(path, data)))
  const own = after.filter(({ file }) => file === path)
  if (own.length > 0) return own.map(asSentence).join("\n")
  const problem = after.find(found => !before.has(problemKey(found)))
  if (!problem) return undefined
  const title = contentFileAt(problem.file)?.schema.meta()?.title ?? problem.file
  return `“${title}” refers to what you are changing here. ${asSentence(problem)} To rename something, add the new name first, then change “${title}”, and remove the old name last.`
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

/** Identifies a problem regardless of its line. */
const problemKey = ({ file, field, message }: Problem) => [file, field, message].join("\n")

/** The file as the CMS will write it. In the form, a list that is alone in its file is inside a field. */
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

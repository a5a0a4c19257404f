import { check } from "../content/check"
import { contentFileAt, isList, isMarkdown } from "../content/files"
import type { Problem } from "../content/problem"

/**
 * Why a file must not be saved as it is: every problem in it, each in a paragraph, or else one that it makes in another
 * file.
 * @param texts The content by path, without the change
 */
export function saveProblem(texts: Map<string, string>, path: string, data: object) {
  const before = new Set(problemsOf(texts).map(identity))
  const after = problemsOf(new Map(texts).set(path, asText(path, data)))
  const own = after.filter(({ file }) => file === path)
  if (own.length > 0) return own.map(told).join("\n")
  const problem = after.find(found => !before.has(identity(found)))
  if (!problem) return undefined
  const kind = contentFileAt(problem.file)
  const title = kind?.title ?? kind?.rule.meta()?.title ?? problem.file
  return `“${title}” still needs what you change here. ${told(problem)} To give something another name, first add it under the new name, then change “${title}”, and remove the old one last.`
}

/** A problem in a sentence that begins with its place in the form. */
function told({ field, message, remedy }: Problem): string {
  const where = field ? `${field.replace(/^./, letter => letter.toUpperCase())}: ` : ""
  return `${where}${message} ${remedy}`
}

function problemsOf(texts: Map<string, string>): Problem[] {
  const encoder = new TextEncoder()
  return check(new Map([...texts].map(([path, text]) => [path, encoder.encode(text)]))).problems
}

/** What a problem is known by, on whatever line it is. */
const identity = ({ file, field, message }: Problem) => [file, field, message].join("\n")

/** The file as the CMS will write it; a list that is alone in its file has a field around it in the form. */
function asText(path: string, { body, ...data }: { body?: string }): string {
  const kind = contentFileAt(path)
  const value = kind && isList(kind) ? Object.values(data)[0] : data
  const json = JSON.stringify(value, written, 2)
  // JSON is YAML too.
  return kind && isMarkdown(kind) ? `---\n${json}\n---\n\n${body ?? ""}\n` : `${json}\n`
}

/** Without empty values, which the CMS leaves out, and its own marks on the entries of lists. */
function written(name: string, value: unknown) {
  return value === "" || value === null || name.startsWith("__sc_") ? undefined : value
}

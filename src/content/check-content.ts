import { checkFields } from "./check-fields"
import type { SitePages } from "./check-links"
import { relationProblems } from "./check-relations"
import { textProblems } from "./check-text"
import { contentFileAt, type Files, pathnameOf, requiredFiles, siteFile } from "./content-files"
import { type Facts, factNames } from "./facts"
import { headingsIn, outline } from "./headings"
import { homeSections } from "./navigation"
import { type ParsedFile, parseFile, valueAt } from "./parse-file"
import { fileProblem, type Problem } from "./problem"
import { site } from "./schema"

/** Returns the files with facts filled in, and the problems: first those with whole files, then by file and line. */
export function checkContent(files: Files): { parsedFiles: ParsedFile[]; problems: Problem[] } {
  const all = [...files].filter(([file]) => !leftover.test(file))
  const known = all.filter(([file]) => contentFileAt(file))
  const siteBytes = files.get(siteFile)
  const written = siteBytes && parseFile(siteFile, siteBytes).data
  const facts = factsIn(written)
  const parsedFiles = known.map(([file, bytes]) => {
    const parsed = parseFile(file, bytes, facts)
    return checkFields(file === siteFile ? withFactsAsWritten(parsed, written) : parsed)
  })
  const pages = sitePages(parsedFiles, facts)
  const problems = [
    ...parsedFiles.flatMap(file => [...file.problems, ...textProblems(file, pages)]),
    ...relationProblems(parsedFiles),
  ].sort(byPlace)
  const isUnread = ({ file, keyPath }: Problem) =>
    keyPath.length === 0 && parsedFiles.some(parsed => parsed.file === file && !parsed.data)
  const others = problems.filter(problem => !isUnread(problem))
  const whole = [...unexpectedFiles(all.map(([file]) => file)), ...problems.filter(isUnread)]
  return { parsedFiles, problems: [...whole, ...others] }
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** Hidden files and backups that programs leave behind (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Files that are missing, or of which the site knows nothing. */
function unexpectedFiles(names: readonly string[]): Problem[] {
  const missing = requiredFiles.filter(file => !names.includes(file))
  const unknown = names.filter(file => !contentFileAt(file))
  const restore = "Restore it, or rename it back; content-files.ts requires it."
  const rename = "Rename it, or move it out of content/."
  return [
    ...missing.map(file => fileProblem(file, ["The file is missing.", restore])),
    ...unknown.map(file => fileProblem(file, ["This is not a content file.", rename])),
  ]
}

/** The facts that are valid as they are written: none can refer to another. */
function factsIn(written: unknown): Facts {
  const valid = factNames.filter(
    name => site.shape[name].safeParse(valueAt(written, [name])).success,
  )
  return new Map(valid.map(name => [name, String(valueAt(written, [name]))]))
}

function withFactsAsWritten(parsed: ParsedFile, written: unknown): ParsedFile {
  if (typeof parsed.data !== "object" || Array.isArray(parsed.data)) return parsed
  const own = factNames.filter(name => valueAt(written, [name]) !== undefined)
  const facts = Object.fromEntries(own.map(name => [name, valueAt(written, [name])]))
  return { ...parsed, data: { ...parsed.data, ...facts } }
}

/** The anchors of each page, undefined where a mistake with a file or a fact hides them. */
function sitePages(parsedFiles: readonly ParsedFile[], facts: Facts): SitePages {
  const required = requiredFiles.map(file => [pathnameOf(file), undefined] as const)
  const pages = parsedFiles.map(({ file, body }) => {
    const isKnown = body && facts.size === factNames.length
    const targets = isKnown ? outline(headingsIn(body.tree), 2) : undefined
    const anchors = targets?.filter(({ level }) => level <= 3).map(({ anchor }) => anchor)
    return [pathnameOf(file), anchors] as const
  })
  return new Map([...required, ...pages, ["/", homeSections.map(({ id }) => id)] as const])
}

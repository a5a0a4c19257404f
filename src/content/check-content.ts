import { checkFields } from "./check-fields"
import type { SitePages } from "./check-links"
import { relationProblems } from "./check-relations"
import { textProblems } from "./check-text"
import { contentFileAt, type Files, pathnameOf, requiredFiles, siteFile } from "./content-files"
import { type Facts, factNames } from "./facts"
import { headingsIn, outline } from "./headings"
import { homeSections } from "./navigation"
import { type ParsedFile, parseFile, valueAt } from "./parse-file"
import { type Problem, problemIn } from "./problem"
import { site } from "./schema"

/** Returns the files with facts filled in, and the problems: first those with whole files, then by file and line. */
export function checkContent(files: Files): { parsedFiles: ParsedFile[]; problems: Problem[] } {
  const all = [...files].filter(([file]) => !leftover.test(file))
  const known = all.filter(([file]) => contentFileAt(file))
  const facts = factsIn(files.get(siteFile))
  const parsedFiles = known.map(([file, bytes]) => checkFields(parseFile(file, bytes, facts)))
  const pages = sitePages(parsedFiles, facts)
  const unread = parsedFiles.filter(({ data }) => data === undefined)
  const read = parsedFiles.filter(({ data }) => data !== undefined)
  const whole = [unexpectedFiles(all.map(([file]) => file)), ...unread.map(file => file.problems)]
  const others = [
    ...read.flatMap(file => file.problems),
    ...parsedFiles.flatMap(file => textProblems(file, pages)),
    ...relationProblems(parsedFiles),
  ]
  return { parsedFiles, problems: [...whole.flat(), ...others.sort(byPlace)] }
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line
}

/** Hidden files and backups that programs leave behind (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Missing files, and files that the site does not know. */
function unexpectedFiles(names: readonly string[]): Problem[] {
  const missing = requiredFiles.filter(file => !names.includes(file))
  const unknown = names.filter(file => !contentFileAt(file))
  const restore = "Restore it, or rename it back; content-files.ts requires it."
  const rename = "Rename it, or move it out of content/."
  return [
    ...missing.map(file => problemIn(file, ["The file is missing.", restore])),
    ...unknown.map(file => problemIn(file, ["This is not a content file.", rename])),
  ]
}

/** The facts that are valid as they are written. */
function factsIn(siteBytes?: Uint8Array): Facts {
  const data = siteBytes && parseFile(siteFile, siteBytes).data
  const values = factNames.map(name => [name, valueAt(data, [name])] as const)
  const valid = values.filter(([name, value]) => site.shape[name].safeParse(value).success)
  return new Map(valid.map(([name, value]) => [name, String(value)]))
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

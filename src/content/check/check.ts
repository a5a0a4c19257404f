import type { Files } from "../content-files"
import { type Facts, factsOf, fillData } from "../files/facts"
import { parseFiles } from "../files/parse-files"
import type { ParsedFile } from "../files/parsed-file"
import type { Problem } from "../problem"
import { fieldProblems } from "./check-fields"
import { relationProblems } from "./check-relations"
import { textProblems } from "./check-text"
import { sitePages } from "./site-pages"

interface Checked {
  facts: Facts
  /** The files that the site uses, with facts filled into their data but not their text */
  parsedFiles: ParsedFile[]
  /** Sorted by file and line */
  problems: Problem[]
}

export function check(files: Files): Checked {
  const { parsedFiles: unfilled, problems } = parseFiles(files)
  const facts = factsOf(unfilled)
  const parsedFiles = unfilled.map(parsed => ({ ...parsed, data: fillData(parsed, facts) }))
  const pages = sitePages(parsedFiles, facts)
  const found = [
    ...problems,
    ...parsedFiles.flatMap(file => [...fieldProblems(file), ...textProblems(file, pages, facts)]),
    ...relationProblems(parsedFiles),
  ]
  return { facts, parsedFiles, problems: found.sort(byPosition) }
}

function byPosition(a: Problem, b: Problem) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

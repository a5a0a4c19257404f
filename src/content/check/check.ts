import type { Files } from "../content-files"
import { factsOf, fillData } from "../files/facts"
import { parseFiles } from "../files/parse-files"
import type { Problem } from "../problem"
import { fieldProblems } from "./check-fields"
import { relationProblems } from "./check-relations"
import { textProblems } from "./check-text"
import { sitePages } from "./site-pages"

/** Returns the files with facts filled into their data but not their text, and the problems by file and line. */
export function check(files: Files) {
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

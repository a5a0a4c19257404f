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
  sources: ParsedFile[]
  /** Sorted by file and line */
  problems: Problem[]
}

export function check(files: Files): Checked {
  const { sources: parsed, problems } = parseFiles(files)
  const facts = factsOf(parsed)
  const sources = parsed.map(source => ({ ...source, data: fillData(source, facts) }))
  const pages = sitePages(sources, facts)
  const found = [
    ...problems,
    ...sources.flatMap(file => [...fieldProblems(file), ...textProblems(file, pages, facts)]),
    ...relationProblems(sources),
  ]
  return { facts, sources, problems: found.sort(byPosition) }
}

function byPosition(a: Problem, b: Problem) {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

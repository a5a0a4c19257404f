import { bodyProblems } from "./body-problems"
import { legalPageOf, ruleFor } from "./content-files"
import { fieldProblems } from "./field-problems"
import { legalOrderProblems } from "./legal-order"
import { legalPageProblems } from "./legal-pages"
import { fileProblem, type Problem } from "./problem"
import { type Content, readContent } from "./read-content"
import { relationProblems } from "./relations"
import { type SitePages, sitePages } from "./site-pages"
import type { Source } from "./source"

export type { Problem } from "./problem"

/**
 * Everything that is wrong with the content, by file and line.
 * @param root The folder that has `content/`
 */
export function checkContent(root: string): Problem[] {
  return inspectContent(root).problems
}

/** The same, with the files as they were read. Never throws, whatever the files hold. */
export function inspectContent(root: string): Content {
  try {
    const { sources, problems } = readContent(root)
    const byFile = new Map(sources.map(source => [source.file, source]))
    const pages = sitePages(sources)
    const found = [
      ...problems,
      ...sources.flatMap(source => sourceProblems(source, pages)),
      ...relationProblems(byFile),
      ...legalPageProblems(sources),
      ...legalOrderProblems(sources),
    ]
    return { sources, problems: found.sort(byPlace) }
  } catch (error) {
    const problem = fileProblem("content", {
      message: `The content is too unusual to be checked (${error}).`,
      remedy: "Undo the last change.",
    })
    return { sources: [], problems: [problem] }
  }
}

const lastFound = new WeakMap<Source, { among: string; problems: Problem[] }>()

function sourceProblems(source: Source, pages: SitePages): Problem[] {
  const among = JSON.stringify([...pages])
  const last = lastFound.get(source)
  if (last?.among === among) return last.problems
  const problems = findProblems(source, pages)
  lastFound.set(source, { among, problems })
  return problems
}

function findProblems(source: Source, pages: SitePages): Problem[] {
  const rule = ruleFor(source.file)
  if (!rule) return []
  const fields = source.data === undefined ? [] : fieldProblems(source, rule.schema, rule.noun)
  if (source.bodyOffset === undefined) return fields
  const page = legalPageOf(source.file) ?? ""
  return [...fields, ...bodyProblems(source, source.bodyOffset, `/${page}`, pages)]
}

function byPlace(one: Problem, other: Problem) {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column
}

/** The problems as a terminal shows them, with their number at the end. */
export function formatProblems(problems: Problem[]): string {
  const texts = problems.map(({ file, line, column, field, message, remedy, excerpt }) =>
    [
      `${file}:${line}:${column}${field ? `  ${field}` : ""}`,
      `  ${message}`,
      `  ${remedy}`,
      ...(excerpt ? excerpt.split("\n").map(part => `    ${part}`) : []),
    ].join("\n"),
  )
  return [
    ...texts,
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/`,
  ].join("\n\n")
}

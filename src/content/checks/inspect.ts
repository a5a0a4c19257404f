import { factsOf, fillData } from "../reading/facts"
import type { Files } from "../reading/files"
import { fileProblem, type Note, type Problem } from "../reading/problem"
import { type ContentRead, readContent } from "../reading/read-content"
import type { Source } from "../reading/source"
import { contentFileAt, pageOf } from "../rules/content-files"
import { bodyProblems, type Surroundings } from "./body-problems"
import { countsInWords } from "./counts-in-words"
import { factsWrittenOut } from "./facts-written-out"
import { fieldProblems } from "./field-problems"
import { legalOrderProblems } from "./legal-order"
import { legalPageProblems } from "./legal-pages"
import { placeholderProblems } from "./placeholder-problems"
import { relationProblems } from "./relations"
import { sitePages } from "./site-pages"
import { differences } from "./specification-notes"

export interface Inspected extends ContentRead {
  notes: Note[]
}

/**
 * Problems and notes of the content, sorted by file and line, and its files with the facts filled into their
 * data. Never throws, whatever the files hold.
 */
export function inspect(files: Files): Inspected {
  try {
    const { sources, problems } = readContent(files)
    const facts = factsOf(sources)
    const filled = sources.map(source => ({
      ...source,
      data: fillData(source.file, source.data, facts),
    }))
    const around = { facts, pages: sitePages(filled) }
    const found = [
      ...problems,
      ...sources.flatMap((source, index) =>
        sourceProblems(source, filled[index] as Source, around),
      ),
      ...relationProblems(new Map(filled.map(source => [source.file, source]))),
      ...legalPageProblems(filled),
      ...legalOrderProblems(filled),
    ]
    return {
      sources: filled,
      problems: found.sort(byPlace),
      notes: [...differences(filled), ...countsInWords(filled), ...factsWrittenOut(filled)].sort(
        byPlace,
      ),
    }
  } catch (error) {
    const problem = fileProblem("content", {
      message: `The content is too unusual to be checked (${error}).`,
      remedy: "Undo the last change.",
    })
    return { sources: [], problems: [problem], notes: [] }
  }
}

/** Problems of a single file. */
function sourceProblems(source: Source, filled: Source, around: Surroundings): Problem[] {
  const kind = contentFileAt(source.file)
  if (!kind || source.data === undefined) return []
  const fields = [...fieldProblems(filled, kind.rule), ...placeholderProblems(source)]
  return [...fields, ...bodyProblems(source, pageOf(source.file), around)]
}

function byPlace(one: Problem, other: Problem) {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line || one.column - other.column
}

/** Findings for the terminal, with a count at the end. */
export function formatFindings(findings: Problem[], noun: "problem" | "note"): string {
  const texts = findings.map(({ file, line, column, field, message, remedy, excerpt }) =>
    [
      `${file}:${line}:${column}${field ? `  ${field}` : ""}`,
      `  ${message}`,
      `  ${remedy}`,
      ...(excerpt ? excerpt.split("\n").map(part => `    ${part}`) : []),
    ].join("\n"),
  )
  const count = `${findings.length} ${noun}${findings.length === 1 ? "" : "s"} in content/`
  return [...texts, count].join("\n\n")
}

import { closest } from "fastest-levenshtein"
import { contentFileAt, neededFiles } from "../rules/content-files"
import { type Files, pathsIn } from "./files"
import { fileProblem, type Problem } from "./problem"
import { readSource } from "./read-source"
import type { Source } from "./source"

export interface ContentRead {
  sources: Source[]
  problems: Problem[]
}

/** Reads every file that has a rule; reports files that have none, and missing ones. */
export function readContent(files: Files): ContentRead {
  const paths = pathsIn(files)
  const sources = paths.filter(contentFileAt).map(file => readSource(file, files.get(file)))
  const unknown = paths.filter(file => !contentFileAt(file))
  const absent = neededFiles.filter(file => !files.has(file))
  return {
    sources,
    problems: [
      ...sources.flatMap(({ problems }) => problems),
      ...unknown.map(unknownFile),
      ...absent.map(missingFile),
    ],
  }
}

function missingFile(file: string): Problem {
  return fileProblem(file, {
    message: "The file is missing.",
    remedy: "Restore it, or give it back its name if it was renamed.",
  })
}

function unknownFile(file: string): Problem {
  const near = closest(file, [...neededFiles, file.replace(/\.[^./]*$/, ".md")])
  const known = contentFileAt(near) ? ` Did you mean ${near}?` : ""
  return fileProblem(file, {
    message: "The site does not know this file, so nobody would see what is in it.",
    remedy: `Rename it, or move it out of the content folder.${known}`,
  })
}

import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { closest } from "fastest-levenshtein"
import { contentFiles, ruleFor } from "../rules/content-files"
import { conflictProblem } from "./conflict"
import { readMarkdown } from "./front-matter"
import { readJson } from "./json-source"
import { fileProblem, type Problem, type TextFile } from "./problem"
import { readTextFile } from "./read-text-file"
import { type Source, unreadSource } from "./source"

export interface FilesRead {
  sources: Source[]
  problems: Problem[]
}

/** Reads every file of content/ that has a rule; reports files that have none, and missing ones. */
export function readContent(root: string): FilesRead {
  const files = filesIn(root)
  const sources = files.filter(ruleFor).map(file => readSource(root, file))
  const unknown = files.filter(file => !ruleFor(file))
  const absent = Object.keys(contentFiles).filter(file => !files.includes(file))
  return {
    sources,
    problems: [
      ...sources.flatMap(({ problems }) => problems),
      ...unknown.map(unknownFile),
      ...absent.map(missingFile),
    ],
  }
}

function readSource(root: string, file: string): Source {
  const read = readTextFile(join(root, file), file)
  if ("problem" in read) return unreadSource({ file, text: "" }, read.problem)
  return parse({ file, ...read })
}

function parse(file: TextFile): Source {
  const conflict = conflictProblem(file)
  if (conflict) return unreadSource(file, conflict)
  try {
    return file.file.endsWith(".json") ? readJson(file) : readMarkdown(file)
  } catch {
    return unreadSource(file, tooDeep(file.file))
  }
}

/** Hidden files and backup copies that programs leave (.DS_Store, hotels.json~). */
const leftover = /(^|\/)([.#][^/]*|[^/]*~|Thumbs\.db|desktop\.ini)(\/|$)/i

function filesIn(root: string) {
  const folder = join(root, "content")
  let paths: string[] = []
  try {
    paths = readdirSync(folder, { recursive: true }) as string[]
  } catch {
    return []
  }
  return paths
    .filter(path => ruleFor(`content/${path}`) || !isFolder(join(folder, path)))
    .map(path => `content/${path.replaceAll("\\", "/")}`)
    .filter(file => !leftover.test(file))
    .sort()
}

function isFolder(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory()
}

function tooDeep(file: string): Problem {
  return fileProblem(file, {
    message: "The file is nested so deeply that it cannot be read.",
    remedy: "Bring back its last version.",
  })
}

function missingFile(file: string): Problem {
  return fileProblem(file, {
    message: "The file is missing.",
    remedy: "Bring it back, or give it its name again if it was renamed.",
  })
}

function unknownFile(file: string): Problem {
  const near = closest(file, [...Object.keys(contentFiles), file.replace(/\.[^./]*$/, ".md")])
  const known = ruleFor(near) ? ` Did you mean ${near}?` : ""
  return fileProblem(file, {
    message: "The site does not know this file, so nobody would see what is in it.",
    remedy: `Rename it, or move it out of the content folder.${known}`,
  })
}

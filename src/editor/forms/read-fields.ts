import { conflictProblem } from "../../content/reading/conflict"
import { readMarkdown } from "../../content/reading/front-matter"
import { readJson } from "../../content/reading/json-source"
import { textOf } from "./files"

/**
 * The values of a file, as the check reads them.
 * @throws Unreadable where the check says that it cannot be read
 */
export function readFields(root: string, file: string): unknown {
  const text = textOf(root, file)
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
  if (conflictProblem({ file, text })) throw new Unreadable(file)
  const source = file.endsWith(".json") ? readJson({ file, text }) : readMarkdown({ file, text })
  if (source.problems.length > 0 || source.data === undefined) throw new Unreadable(file)
  return source.data
}

/** A file that no form can show; the check says why. */
export class Unreadable extends Error {}

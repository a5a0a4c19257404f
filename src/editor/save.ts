import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { checkContent, type Problem } from "../content/check"
import { mergeValues, readValues, type Values, versionOf } from "./content-file"
import { contentPath } from "./content-path"
import { Refusal } from "./refusal"
import { renameDestinations } from "./rename-destinations"

/**
 * Puts a form's values into a file of the content, if the content is as good with them as before.
 * @param version of the file when the form read it
 */
export function save(root: string, file: string, values: Values, version: string) {
  const text = readFileSync(contentPath(root, file), "utf8")
  if (versionOf(text) !== version) {
    throw new Refusal(
      409,
      "This was changed somewhere else after you opened the form. Copy what you wrote, load this page again and put it in again.",
    )
  }
  const changes = {
    [file]: mergeValues(file, text, values),
    ...renameDestinations(root, file, values),
  }
  tryOut(root, changes, copy => {
    for (const changed of Object.keys(changes)) {
      renameSync(join(copy, changed), contentPath(root, changed))
    }
  })
  return readValues(root, file)
}

/**
 * Makes the changes in a copy of the content and checks it.
 * The copy stands outside `content/`, which Gatsby watches, and on the same disk, so that a checked
 * file can take the old one's place in one step.
 */
function tryOut(root: string, changes: Record<string, string>, accept: (copy: string) => void) {
  mkdirSync(join(root, ".cache"), { recursive: true })
  const copy = mkdtempSync(join(root, ".cache", "edit-"))
  try {
    cpSync(join(root, "content"), join(copy, "content"), { recursive: true })
    for (const [file, text] of Object.entries(changes)) writeFileSync(join(copy, file), text)
    const problems = added(checkContent(copy), root)
    if (problems.length > 0) throw new Refusal(422, "Nothing was saved.", problems)
    accept(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The problems that the content does not have yet: mistakes are mended one form at a time. */
function added(problems: Problem[], root: string): Problem[] {
  if (problems.length === 0) return []
  const known = new Set(checkContent(root).map(inShort))
  return problems.filter(problem => !known.has(inShort(problem)))
}

/** What tells one problem from another when lines have moved. */
const inShort = ({ file, field, message }: Problem) => [file, field, message].join("\n")

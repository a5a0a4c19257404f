import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { inspectContent, type Problem } from "../../content/checks/check"
import { placeOf } from "./files"
import type { Texts } from "./form-rules"
import { placed } from "./open"
import { Refusal } from "./refusal"

/**
 * Makes the changes in a copy of the content and checks it.
 * The copy stands outside `content/`, which Gatsby watches, and on the same disk, so that a checked
 * file can take the old one's place in one step: whatever happens, the old one is there or the new one.
 * @throws Refusal where the content would not be as good with them as before
 */
export function tryOut(root: string, texts: Texts, accept: (copy: string) => void) {
  mkdirSync(join(root, ".cache"), { recursive: true })
  const copy = mkdtempSync(join(root, ".cache", "edit-"))
  try {
    cpSync(join(root, "content"), join(copy, "content"), { recursive: true })
    for (const [file, text] of Object.entries(texts)) {
      placeOf(root, file)
      const place = join(copy, file)
      mkdirSync(dirname(place), { recursive: true })
      if (text === undefined) rmSync(place)
      else writeFileSync(place, text, { flush: true })
    }
    const problems = standing(copy, root, Object.keys(texts))
    if (problems.length > 0) throw new Refusal(422, "Nothing was saved.", placed(copy, problems))
    accept(copy)
  } catch (error) {
    throw isFull(error) ? new Refusal(507, full) : error
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const full =
  "Nothing was saved: the disk is full. What you wrote is still here. Make room on the disk, then save again."

const isFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT", "EFBIG"].includes(String((error as NodeJS.ErrnoException)?.code))

/**
 * The problems that keep the changes out: those of the files that change, and those that others did not
 * have before. Mistakes are mended one form at a time.
 */
function standing(copy: string, root: string, changed: string[]): Problem[] {
  const { problems } = inspectContent(copy)
  if (problems.length === 0) return []
  const known = new Set(inspectContent(root).problems.map(inShort))
  return problems.filter(problem => changed.includes(problem.file) || !known.has(inShort(problem)))
}

/** What tells one problem from another when lines have moved. */
const inShort = ({ file, field, message }: Problem) => [file, field, message].join("\n")

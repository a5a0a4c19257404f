import { type Problem, problemAt, type TextFile } from "./problem"

/** A conflict marker of git, perhaps altered by a program that formats Markdown. */
const marker = /^[ \t\\>*-]*(?:<{7,}|>{7,})(?=[ \t\r]|$).*$|^[ \t]*={7}[ \t]*$/m

/** Reports an unresolved merge conflict. Anything else in the file can only be checked after that. */
export function conflictProblem(file: TextFile): Problem | undefined {
  const found = marker.exec(file.text)
  if (!found) return undefined
  const place = { offset: found.index, length: found[0].length }
  return problemAt(file, place, {
    message: "Two versions of the text stand here, one under the other, and nobody has chosen yet.",
    remedy:
      "Keep one of the two, or make one of both. Then delete the lines with <<<<<<<, ======= and >>>>>>>.",
  })
}

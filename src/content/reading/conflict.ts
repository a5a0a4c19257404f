import { type Problem, problemAt, type TextFile } from "./problem"

/** A line that git, or a program that uses it, leaves around two versions of a text. */
const marker = /^[ \t\\>*-]*(?:<{7,}|>{7,})(?=[ \t\r]|$).*$|^[ \t]*={7}[ \t]*$/m

/** Two versions of a text, one under the other; what else is wrong shows when one of them is left. */
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

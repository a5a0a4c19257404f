import { kindOf } from "./content-kinds"
import { fieldAt } from "./fields"
import type { Problem } from "./problem"

/** A problem's place as it is read: `hotel 3 › imageAlt`, or `hotel 3 › photo description` with the editor's labels. */
export function placeOf(problem: Problem, words: "keys" | "labels" = "keys"): string {
  const { path, keyPath = [], section } = problem
  if (section !== undefined) return section ? `text › ${section}` : "text"
  const schema = kindOf(path)?.schema
  const parts = keyPath.map((key, index) => {
    const field = schema && fieldAt(schema, keyPath.slice(0, index + 1))
    const label = field?.title?.toLowerCase() ?? String(key)
    if (typeof key === "number") return `${label} ${key + 1}`
    return words === "labels" ? label : String(key)
  })
  return parts.join(" › ")
}

/** Formats problems for the terminal, with their count at the end. A name in them could control it or GitHub Actions. */
export function formatProblems(problems: readonly Problem[]): string {
  const reports = problems.map(problem =>
    [`${problem.path}:${problem.line}  ${placeOf(problem)}`.trim(), problem.message]
      .map(line => line.replace(/\p{Cc}/gu, " "))
      .join("\n  "),
  )
  const s = problems.length === 1 ? "" : "s"
  return [...reports, `Found ${problems.length} problem${s} in content/.`].join("\n\n")
}

/** Prints the problems and makes the command fail, or prints the success message. */
export function printProblems(problems: readonly Problem[], success: string): void {
  if (problems.length === 0) console.log(success)
  else console.error(formatProblems(problems))
  process.exitCode = problems.length > 0 ? 1 : 0
}

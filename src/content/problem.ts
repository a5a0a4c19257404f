import { kindOf, schemaAt } from "./content-kinds"

/** The place of a value in a file's data: `[2, "image"]`; a text's section is at `["text", "Introduction"]`. */
export type KeyPath = readonly (string | number)[]

/** A mistake in the content. It stops a build. */
export interface Problem {
  /** The file's path, relative to the project root, such as content/hotels.json */
  path: string
  /** From 1 */
  line: number
  /** Empty for a whole file */
  keyPath: KeyPath
  /** What is wrong, and what to do about it */
  message: string
}

export function problemInFile(path: string, message: string, line = 1): Problem {
  return { path, line, keyPath: [], message }
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length

/** Quotes words, but not more of them than can be read at a glance. */
export const quote = (words: string) =>
  `“${words.length > 80 ? `${words.slice(0, 79)}…` : words}”`.replace(/\s+/g, " ")

/** A problem's place as it is read: `hotel 3 › imageAlt`, or `hotel 3 › photo description` with the editor's labels. */
export function placeOf({ path, keyPath }: Problem, words: "keys" | "labels" = "keys"): string {
  const { schema } = kindOf(path) ?? {}
  const parts = keyPath.map((key, index) => {
    const field = schema && schemaAt(schema, keyPath.slice(0, index + 1))
    const label = field?.meta()?.title?.toLowerCase() ?? key
    return typeof key === "number" ? `${label} ${key + 1}` : words === "labels" ? label : key
  })
  return parts.join(" › ")
}

/** Formats problems for the terminal, with their count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const reports = problems.map(problem =>
    [`${problem.path}:${problem.line}  ${placeOf(problem)}`.trim(), problem.message].join("\n  "),
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

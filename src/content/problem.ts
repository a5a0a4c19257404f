/** The place of a value in a file's data: `[2, "image"]`; the text under the fields is at `["text"]`. */
export type KeyPath = readonly (string | number)[]

/** What is wrong, and what to do about it. */
export type Explanation = readonly [message: string, remedy: string]

/** A problem in the content, explained to editors. It stops a build. */
export interface Problem {
  /** Relative to the project root, such as content/hotels.json */
  file: string
  /** From 1, like the column */
  line: number
  column: number
  keyPath: KeyPath
  /** Such as `hotel 3 › image` */
  field?: string
  message: string
  remedy: string
}

export function problemAtOffset(
  { file, text }: { file: string; text: string },
  offset: number,
  [message, remedy]: Explanation,
  keyPath: KeyPath = [],
): Problem {
  const before = text.slice(0, offset).split("\n")
  const column = String(before.at(-1)).length + 1
  const field = keyPath.length > 0 && { field: fieldName(keyPath, file) }
  return { file, line: before.length, column, keyPath, ...field, message, remedy }
}

/** A problem with a whole file. */
export const fileProblem = (file: string, explanation: Explanation) =>
  problemAtOffset({ file, text: "" }, 0, explanation)

/** A field in words: `hotel 3 › image`, `footer › helplines 2 › phone`. */
function fieldName(keyPath: KeyPath, file: string): string {
  const [, noun] = /(\w+)s\.json$/.exec(file) ?? []
  const names: string[] = []
  for (const key of keyPath) {
    names.push(typeof key === "number" ? `${names.pop() ?? noun} ${key + 1}` : key)
  }
  return names.join(" › ")
}

/** Formats problems for the terminal, with their count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const reports = problems.map(({ file, line, column, field, message, remedy }) => {
    const position = `${file}:${line}:${column}${field ? `  ${field}` : ""}`
    return `${position}\n  ${message}\n  ${remedy}\n\n`
  })
  const s = problems.length === 1 ? "" : "s"
  return `${reports.join("")}Found ${problems.length} problem${s} in content/.`
}

/** Prints the problems and makes the command fail, or prints the success message. */
export function printProblems(problems: readonly Problem[], success: string): void {
  if (problems.length === 0) console.log(success)
  else console.error(formatProblems(problems))
  process.exitCode = Math.min(problems.length, 1)
}

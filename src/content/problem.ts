/** The place of a value in a file's data: `[2, "image"]`; the text under the fields is at `["text"]`. */
export type KeyPath = readonly (string | number)[]

/** What is wrong, and what to do about it. */
export type Explanation = readonly [message: string, remedy: string]

/** A problem in the content, explained to editors. It stops a build. */
export interface Problem {
  /** Relative to the project root, such as content/hotels.json */
  file: string
  /** From 1 */
  line: number
  keyPath: KeyPath
  /** Such as `hotel 3 › image`; empty for a whole file */
  field: string
  message: string
  remedy: string
}

export function problemIn(
  file: string,
  [message, remedy]: Explanation,
  line = 1,
  keyPath: KeyPath = [],
): Problem {
  return { file, line, keyPath, field: fieldName(keyPath, file), message, remedy }
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length

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
  const reports = problems.map(({ file, line, field, message, remedy }) =>
    [`${file}:${line}  ${field}`.trim(), message, remedy].join("\n  "),
  )
  const s = problems.length === 1 ? "" : "s"
  return [...reports, `Found ${problems.length} problem${s} in content/.`].join("\n\n")
}

/** Prints the problems and makes the command fail, or prints the success message. */
export function printProblems(problems: readonly Problem[], success: string): void {
  if (problems.length === 0) console.log(success)
  else console.error(formatProblems(problems))
  process.exitCode = Math.min(problems.length, 1)
}

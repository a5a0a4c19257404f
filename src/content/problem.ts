import { closest, distance } from "fastest-levenshtein"

/** The place of a value in a file's data: `[2, "image"]`; the text under the fields is at `["text"]`. */
export type Keys = readonly (string | number)[]

/** A file's text, with its path relative to the project root. */
export interface TextFile {
  file: string
  text: string
}

/** The problem and its fix, a sentence each. In a field's schema, the message continues “‘Title’ …”. */
export type Explanation = readonly [message: string, remedy: string]

/** A problem in the content, explained to editors. It stops a build. */
export interface Problem {
  /** Relative to the project root, such as content/hotels.json */
  file: string
  /** From 1, like the column */
  line: number
  column: number
  keys: Keys
  /** Such as `hotel 3 › image` */
  field?: string
  message: string
  remedy: string
}

export function problemAtOffset(
  { file, text }: TextFile,
  offset: number,
  [message, remedy]: Explanation,
  keys: Keys = [],
): Problem {
  const before = text.slice(0, Math.max(offset, 0)).split("\n")
  const column = String(before.at(-1)).length + 1
  const field = keys.length > 0 && { field: fieldName(keys, file) }
  return { file, line: before.length, column, keys, ...field, message, remedy }
}

/** A problem with a whole file. */
export const fileProblem = (file: string, explanation: Explanation) =>
  problemAtOffset({ file, text: "" }, 0, explanation)

/** A field in words: `hotel 3 › image`, `footer › helplines 2 › phone`. */
function fieldName(keys: Keys, file: string): string {
  const [, noun] = /(\w+)s\.json$/.exec(file) ?? []
  const names: string[] = []
  for (const key of keys) {
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

/** A remedy that editors can follow literally. */
export const instead = (text: string, correction: string) =>
  correction === "" ? `Remove “${text}”.` : `Write “${correction}” instead of “${text}”.`

/** The known word with the smallest edit distance, if it is close enough. */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const word = text.toLowerCase()
  const words = known.map(name => name.toLowerCase())
  const near = known[words.indexOf(closest(word, words))]
  const isClose = near && distance(word, near.toLowerCase()) <= Math.max(2, word.length / 4)
  return isClose ? near : undefined
}

/** “Did you mean …?”, if a known word is close enough. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  return near ? `Did you mean “${near}”? ` : ""
}

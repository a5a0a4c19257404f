/** The place of a value in a file's data: `[2, "image"]`. */
export type KeyPath = readonly PropertyKey[]

/** A mistake in the content. It stops a build. */
export interface Problem {
  /** The file's path, relative to the project root, such as content/hotels.json */
  path: string
  /** From 1 */
  line: number
  /** For a mistake in a value */
  keyPath?: KeyPath
  /** For a mistake in a text: the heading above it, or an empty string */
  section?: string
  /** What is wrong, and what to do about it */
  message: string
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length

/** Quotes words, but not more of them than can be read at a glance. */
export const quote = (words: string) =>
  `“${words.length > 80 ? `${words.slice(0, 79)}…` : words}”`.replace(/\s+/g, " ")

import type { Wording } from "./problem"

/** Controls, broken encoding, overrides of the writing direction, soft hyphens, zero-width spaces. */
const harmful = "[\\p{Cc}\\p{Cs}\\uFEFF\\uFFFD\\u2028\\u2029\\u202D\\u202E\\u00AD\\u200B\\u2060]"

/** Joiners belong in some scripts and some emoji, and nowhere else. */
const strayJoiner =
  "(?<![\\p{Lo}\\p{M}\\p{Extended_Pictographic}\\uFE0F])[\\u200C\\u200D]|[\\u200C\\u200D](?![\\p{Lo}\\p{M}\\p{Extended_Pictographic}])"

const invisible = new RegExp(`${harmful}|${strayJoiner}`, "u")

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}

/** Where the first invisible character is in a text; -1 if there is none. */
export function findInvisible(text: string): number {
  return text.search(invisible)
}

export function invisibleIn(text: string): Wording | undefined {
  const offset = findInvisible(text)
  if (offset < 0) return undefined
  const before = /\S{1,24}$/.exec(text.slice(0, offset))?.[0]
  return [
    `contains an invisible character, ${before ? `after “${before}”` : "at the beginning of a word"}`,
    "Delete the words around it and type them again instead of pasting them.",
  ]
}

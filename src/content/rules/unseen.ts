import type { ErrorMessage } from "./error-message"

/** Harmful invisible characters: controls, broken encoding, overrides of the writing direction. */
const harmful = "[\\p{Cc}\\p{Cs}\\uFEFF\\uFFFD\\u2028\\u2029\\u202D\\u202E]"

/** Joiners belong in some scripts and some emoji, and nowhere else. */
const strayJoiner =
  "(?<![\\p{Lo}\\p{M}\\p{Extended_Pictographic}\\uFE0F])[\\u200C\\u200D]|[\\u200C\\u200D](?![\\p{Lo}\\p{M}\\p{Extended_Pictographic}])"

const unseen = new RegExp(`${harmful}|[\\u00AD\\u200B\\u2060]|${strayJoiner}`, "u")

const names: Record<string, string> = {
  "\u00AD": "a soft hyphen",
  "\u200B": "a zero-width space",
  "\u2060": "a zero-width joiner",
  "\u200C": "a zero-width separator",
  "\u200D": "a zero-width joiner",
}

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}

/** The first invisible character in a text, where it is, and how to get rid of it. */
export function unseenIn(text: string): (ErrorMessage & { offset: number }) | undefined {
  const offset = text.search(unseen)
  if (offset < 0) return undefined
  const name = names[text.charAt(offset)]
  if (!name) {
    return {
      offset,
      wrong: "contains a character that cannot be seen or read",
      remedy: "Delete the words around it and type them again instead of pasting them.",
    }
  }
  const before = /\S{1,24}$/.exec(text.slice(0, offset))?.[0]
  const place = before ? `after “${before}”` : "at the beginning of a word"
  return {
    offset,
    wrong: `contains ${name} ${place}, which cannot be seen`,
    remedy: `Delete it: put the cursor ${place} and press Delete once, or type the word again.`,
  }
}

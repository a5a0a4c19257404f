/** Control characters, lone surrogates, soft hyphens, zero-width spaces, direction overrides. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u2060\uFEFF\u202D\u202E]/gu

/** Removes invisible characters that serve no purpose in text and normalizes to NFC. */
export const withoutInvisible = (text: string) =>
  // Line breaks of Word and PowerPoint, and Unicode's own
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .normalize("NFC")

/** Whether any character is visible. */
export const isVisible = (text: string) => /[^\s\p{C}]/u.test(text)

/** Puts text on one line. Keeps no-break spaces. */
export const oneLine = (text: string) => text.replace(/[ \t\n\r]+/g, " ").trim()

/** Makes no-break and other spaces plain. */
export const plainSpaces = (text: string) => text.replace(/\s+/g, " ").trim()

/** Quotes words in a message, but not more of them than can be read at a glance. */
export function quote(words: string): string {
  const line = plainSpaces(words)
  return `“${line.length > 80 ? `${line.slice(0, 79)}…` : line}”`
}

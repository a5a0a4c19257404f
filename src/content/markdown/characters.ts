/** Control characters, lone surrogates, soft hyphens, zero-width spaces, direction overrides. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u2060\uFEFF\u202D\u202E]/gu

/** Removes invisible characters that serve no purpose in text and normalizes to NFC. */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .normalize("NFC")
}

/** Whether any character is visible. */
export const isVisible = (text: string) => /[^\s\p{C}]/u.test(text)

/** Puts text on one line. Keeps no-break spaces. */
export const oneLine = (text: string) => text.replace(/[ \t\n\r]+/g, " ").trim()

/** Controls, broken encoding, soft hyphens, zero-width spaces, overrides of the writing direction. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u2060\uFEFF\u202D\u202E]/gu

/** Zero-width joiners outside the scripts and emoji that need them. */
const strayJoiners =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}]|\uFE0F)[\u200C\u200D]|[\u200C\u200D](?![\p{Lo}\p{M}\p{Extended_Pictographic}])/gu

/** Removes pointless invisible characters, and normalizes to NFC. */
export function withoutInvisible(text: string): string {
  const plain = text.replace(/[\u2028\u2029]/g, " ").replace(invisible, "")
  return plain.replace(strayJoiners, "").normalize("NFC")
}

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}

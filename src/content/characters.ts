import type { Wording } from "./problem"

/** Controls, broken encoding, overrides of the writing direction, line separators. */
const harmful = /[\p{Cc}\p{Cs}\u2028\u2029\u202D\u202E]/gu

/** Soft hyphens, zero-width spaces, and joiners outside the scripts and emoji where they belong. */
const stray =
  /[\u00AD\u200B\u2060\uFEFF]|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}]|\uFE0F)[\u200C\u200D]|[\u200C\u200D](?![\p{Lo}\p{M}\p{Extended_Pictographic}])/gu

/** A text without invisible characters that change nothing. */
export const withoutStray = (text: string) => text.replace(stray, "")

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}

/** Where a text has invisible characters, and what to say of each. */
export function findInvisible(text: string): [offset: number, wording: Wording][] {
  return [...text.replace(/[\n\t]/g, " ").matchAll(harmful)].map(({ index }) => {
    const before = /\S{1,24}$/.exec(text.slice(0, index))?.[0]
    const place = before ? `after “${before}”` : "at the beginning of a word"
    return [index, [`contains an invisible character, ${place}`, "Remove it."]]
  })
}

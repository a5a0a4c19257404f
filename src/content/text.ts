/** Control characters, lone surrogates, soft hyphens, zero-width spaces, direction overrides. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u2060\uFEFF\u202D\u202E]/gu

/** Turns line breaks of Word and Unicode into spaces, removes what nobody sees, and composes accents. */
export const cleaned = (text: string) =>
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .normalize("NFC")

/** Signs of Markdown and HTML, which no text needs. */
const signs =
  /(?:\*\*|~~|\[\^|\](?:[([]| \([/#])|<[/!?]?[a-z]|&#?\w{2,};|^(?:##|#(?=\p{L})|\|)).{0,40}/imu

const noTable =
  "A table needs the row | --- | --- | below its first one (in the editor: Edit in Markdown)"

/** Finds the first signs that visitors would see as typed, and says what to do about them. */
export function typedSigns(text: string): { index: number; fault: string } | undefined {
  const found = signs.exec(text)
  if (!found) return undefined
  const asTyped = "Visitors would see this as typed: remove the signs"
  const cure = found[0].startsWith("|") ? noTable : asTyped
  return { index: found.index, fault: `contains “${found[0]}”. ${cure}` }
}

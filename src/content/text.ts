/** Control characters, lone surrogates, soft hyphens, zero-width spaces, direction overrides. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u2060\uFEFF\u202D\u202E]/gu

/** Turns line breaks of Word and Unicode into spaces, removes what nobody sees, and composes accents. */
export const cleaned = (text: string) =>
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .normalize("NFC")

/** Marks of Markdown at the start of a line with the spaces around them, and lines of spaces or of a table's dashes. */
const marks = /^[^\S\n]*(?:#{1,6}|[*+>-])[^\S\n]+|^(?:[-:|]|[^\S\n])+$/gm

/** Makes spaces plain where Markdown knows no other. Outlook pastes lines of no-break spaces, and Macs type one with Alt. */
export const withPlainMarks = (text: string) =>
  text.replace(marks, mark => mark.replace(/[^\S\t\n]/g, " "))

/** Symbols of Markdown and HTML, which no text needs. */
const symbols = [
  /\*\*|~~|\[\^/, // **bold, ~~struck, a note[^1]
  /\]([([]| \([/#])/, // [words](, [words][, [words] (/terms)
  /<[/!?]?[a-z]/i, // <br>
  /&#?\w{2,};/, // &nbsp;
  /\\n\\n/, // between paragraphs in a cell of a table from Word
  /^(##|#(?=\p{L})|\|)/mu, // ##Heading, #Heading, | a table
]

const noTable =
  "A table needs the row | --- | --- | below its first one (in the editor: Edit in Markdown)"

/** Finds the first symbols that visitors would see as typed, and says what to do about them. */
export function typedSymbols(text: string): { index: number; fault: string } | undefined {
  for (const symbol of symbols) {
    const index = text.search(symbol)
    const [words = ""] = /^.{0,42}/.exec(text.slice(index)) ?? []
    const asTyped = "Visitors would see this as typed: remove the symbols"
    const remedy = words.startsWith("|") ? noTable : asTyped
    if (index >= 0) return { index, fault: `contains “${words}”. ${remedy}` }
  }
  return undefined
}

/** Control characters, lone surrogates, soft hyphens, zero-width spaces, direction overrides. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00AD\u200B\u2060\uFEFF\u202D\u202E]/gu

/** Turns line breaks of Word and Unicode into spaces, removes what nobody sees, and composes accents. */
export const cleaned = (text: string) =>
  text
    .replace(/[\v\f\u0085\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .normalize("NFC")

/** Makes spaces plain after a mark that starts a line, in empty lines and in a table's row of dashes: Markdown knows no other. */
export const withPlainMarks = (text: string) =>
  text.replace(/^[^\S\n]*(?:#{1,6}|[*+>-])[^\S\n]+|^(?:[-:|]|[^\S\n])+$/gm, mark =>
    mark.replace(/[^\S\t\n]/g, " "),
  )

/** Symbols of Markdown and HTML, which no text needs. */
const symbols = [
  /\*\*|~~|\[\^/, // **bold, ~~struck, a note[^1]
  /\]([([]| \([/#])/, // [words](, [words][, [words] (/terms)
  /<[/!?]?[a-z]/i, // <br>
  /&(#\w+|[lg]t|[a-z]\w{2,});/i, // &nbsp;
  /^(##|#(?=\p{L})|\|)/mu, // ##Heading, #Heading, | a table
]

const asTyped = "Visitors would see this as typed: remove the symbols"
const noTable = "A table needs the row | --- | --- | below its first one"

/** Finds symbols that visitors would see as typed, and says what to do about them. */
export function typedSymbols(text: string): { index: number; fault: string } | undefined {
  for (const symbol of symbols) {
    const index = text.search(symbol)
    if (index < 0) continue
    const [words = ""] = /^.{0,42}/u.exec(text.slice(index)) ?? []
    return { index, fault: `contains “${words}”. ${words.startsWith("|") ? noTable : asTyped}` }
  }
  return undefined
}

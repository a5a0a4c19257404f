import { type Note, problemAt } from "../reading/problem"
import { entriesOf, type Source } from "../reading/source"
import { destinationsFile, hotelsFile } from "../rules/paths"
import { numberInWords, numberWords } from "./number-words"

/** Up to three words between a number and its noun: six quiet casino hotels. */
const between = "(?:[\\p{L}’'-]+\\s+){0,3}?"

/** The nouns that texts use for the entries of a list. */
const counted: [file: string, plural: string, names: string][] = [
  [hotelsFile, "hotels", "hotels?|houses?|propert(?:y|ies)|resorts?|addresses"],
  [destinationsFile, "destinations", "destinations?"],
]

/** Numbers in the texts (“six houses”) that no longer match the content. */
export function countsInWords(sources: readonly Source[]): Note[] {
  return counted.flatMap(([file, plural, names]) => {
    const list = sources.find(source => source.file === file)
    if (!Array.isArray(list?.data)) return []
    const { length } = entriesOf(list)
    // “One” is taken for a number only at the beginning of a sentence: elsewhere it rarely is.
    const numbers = [...numberWords.slice(2), "\\d{1,2}"].sort().reverse().join("|")
    const phrase = new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:(One)|(${numbers})(?!-))\\s+${between}(?:${names})(?![\\p{L}-])`,
      "giu",
    )
    return sources
      .filter(source => source.file !== file)
      .flatMap(source =>
        [...source.text.matchAll(phrase)].flatMap(({ 0: words, 1: one, 2: number, index }) => {
          if (one && one !== "One") return []
          const says = one ? 1 : amountOf(String(number))
          if (says === length) return []
          const is = length === 1 ? `is one` : `are ${numberInWords(length)}`
          return problemAt(
            source,
            { offset: index, length: words.length },
            {
              message: `“${words}” may count the ${plural}, and there ${is}.`,
              remedy: "If it does, write the number that is right now.",
            },
          )
        }),
      )
  })
}

function amountOf(number: string) {
  const word = numberWords.indexOf(number.toLowerCase())
  return word >= 0 ? word : Number(number)
}

import { type Facts, factsOf, siteFile } from "../reading/facts"
import { type Note, type Place, problemAt } from "../reading/problem"
import type { Source } from "../reading/source"

/** Places where a fact is written out, which would be missed when the fact changes. */
export function factsWrittenOut(sources: readonly Source[]): Note[] {
  const patterns = patternsOf(factsOf(sources))
  return sources.flatMap(source => patterns.flatMap(pattern => placesIn(source, pattern)))
}

interface Pattern {
  name: string
  /** What a message calls the fact, as the subject of a sentence */
  title: string
  written: RegExp
}

/** A fact twice in one line, as in a link's address and its text, is noted once. */
function placesIn(source: Source, { name, title, written }: Pattern): Note[] {
  const own = source.file === siteFile ? source.valueAt([name]) : undefined
  const notes = [...source.text.matchAll(written)]
    .map(({ 0: words, index }) => ({ words, offset: index, length: words.length }))
    .filter(place => !own || !isWithin(place, own))
    .map(({ words, ...place }) =>
      problemAt(source, place, {
        message: `${title} is written out here: “${words}”. It will stay when the fact changes.`,
        remedy: `Write {${name}} instead.`,
      }),
    )
  return notes.filter((note, index) => notes[index - 1]?.line !== note.line)
}

function isWithin({ offset }: Place, around: Place) {
  return offset >= around.offset && offset < around.offset + around.length
}

/** How each fact is recognized. A year or a city counts only after words such as “founded in”. */
function patternsOf(facts: Facts): Pattern[] {
  const founded =
    "(?<=\\b(?:established|founded|began|started|since|based|headquarter(?:s|ed))\\b[^.;\\n]{0,40})"
  return [...facts].flatMap(([name, fact]) => {
    const words = escaped(fact)
    switch (name) {
      case "brand":
        return { name, title: "The brand's name", written: whole(words) }
      case "email":
        return { name, title: "The e-mail address", written: whole(words, "i") }
      case "phone":
        return { name, title: "The telephone number", written: whole(digitsOf(fact)) }
      case "established":
        return { name, title: "The year", written: whole(founded + words, "i") }
      case "headquarters":
        return { name, title: "The headquarters", written: whole(founded + words) }
      default:
        return []
    }
  })
}

/** Matches a telephone number however its digits are grouped. */
function digitsOf(phone: string) {
  const digits = phone.replace(/\D/g, "").split("").join("[ ().-]*")
  return `\\+?${digits}`
}

function whole(pattern: string, flags = "") {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, `gu${flags}`)
}

function escaped(words: string) {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
}

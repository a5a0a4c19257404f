import { type FactName, factsOf } from "../reading/facts"
import { type Note, type Place, problemAt } from "../reading/problem"
import { type Source, valueAt } from "../reading/source"
import { siteFile } from "../rules/paths"

/** Places where a fact is written out, which would be missed when the fact changes. */
export function factsWrittenOut(sources: readonly Source[]): Note[] {
  const facts = [...factsOf(sources)]
  return sources.flatMap(source => facts.flatMap(([name, fact]) => notesOn(name, fact, source)))
}

/** A fact twice in one line, as in a link's address and its text, is noted once. */
function notesOn(name: FactName, fact: string, source: Source): Note[] {
  const [title, written] = patterns[name]
  const own = source.file === siteFile ? valueAt(source, [name]) : undefined
  const notes = [...source.text.matchAll(written(fact))]
    .map(({ 0: words, index }) => ({ words, offset: index, length: words.length }))
    .filter(place => !own || !isWithin(place, own))
    .map(({ words, ...place }) =>
      problemAt(source, place, {
        message: `${title} is written out here: “${words}”. It will not change with the fact.`,
        remedy: `Write {${name}} instead.`,
      }),
    )
  return notes.filter((note, index) => notes[index - 1]?.line !== note.line)
}

function isWithin({ offset }: Place, around: Place) {
  return offset >= around.offset && offset < around.offset + around.length
}

/** The fact is found first, then what stands before it: that is fast. */
function founded(fact: string) {
  const words = "established|founded|began|started|since|based|headquarter(?:s|ed)"
  return `${escaped(fact)}(?<=\\b(?:${words})\\b[^.;\\n]{0,40}${escaped(fact)})`
}

type Pattern = [title: string, written: (fact: string) => RegExp]

/**
 * What messages call each fact, and how it is recognized. A year or a city counts only after words such as
 * “founded in”.
 */
const patterns: Record<FactName, Pattern> = {
  brand: ["The brand's name", fact => whole(escaped(fact))],
  email: ["The e-mail address", fact => whole(escaped(fact), "i")],
  phone: ["The telephone number", fact => whole(digitsOf(fact))],
  established: ["The year", fact => whole(founded(fact), "i")],
  headquarters: ["The headquarters", fact => whole(founded(fact))],
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

import type { Note, Path } from "../reading/problem"
import { entriesOf, problemIn, type Source, valueIn } from "../reading/source"
import { destinationsFile, hotelsFile, legalPageOf, legalPagesFile, siteFile } from "../rules/paths"
import { specification } from "../rules/specification"
import { numberInWords } from "./number-words"

const remedy = "If this is intended, nothing needs to be done."

/** Lists that the specification names: where they are, and which value of an entry it names. */
const lists: [file: string, list: Path, key: Path, noun: string, specified: readonly string[]][] = [
  [hotelsFile, [], ["location"], "hotels", specification.hotelLocations],
  [destinationsFile, [], ["name"], "destinations", specification.destinations],
  [siteFile, ["hero", "headlines"], [], "headlines", specification.headlines],
  [legalPagesFile, [], ["slug"], "legal pages", Object.keys(specification.legal)],
]

/** Notes where names or numbers differ from the specification: at most one for each list. */
export function differences(sources: readonly Source[]): Note[] {
  const find = (file: string) => sources.find(source => source.file === file)
  return [
    ...lists.flatMap(([file, list, key, noun, specified]) => {
      const source = find(file)
      if (!source || !Array.isArray(valueIn(source.data, list))) return []
      const values = entriesOf(source, list).map(entry => valueIn(entry, key))
      const message = difference(noun, values, specified)
      return message ? [problemIn(source, list, { remedy, message })] : []
    }),
    ...factNotes(find(siteFile)),
    ...Object.entries(specification.legal).flatMap(([page, headings]) =>
      headingNotes(sources, page, headings),
    ),
  ]
}

/** How a list differs in its length, or else in the names that it lacks. */
function difference(noun: string, values: unknown[], specified: readonly string[]) {
  const { length } = values
  if (length !== specified.length) {
    return `The specification names ${numberInWords(specified.length)} ${noun}; there ${length === 1 ? "is" : "are"} ${numberInWords(length)}.`
  }
  const missing = specified.filter(name => !values.includes(name)).map(name => `“${name}”`)
  if (missing.length === 0) return undefined
  return `The specification has ${missing.join(", ")} among the ${noun}; here it is missing.`
}

function factNotes(site: Source | undefined): Note[] {
  if (!site) return []
  return (["established", "headquarters"] as const).flatMap(name => {
    const is = valueIn(site.data, [name])
    if (is === undefined || is === specification[name]) return []
    const message = `The specification says ${specification[name]}; this says ${is}.`
    return [problemIn(site, [name], { remedy, message })]
  })
}

function headingNotes(sources: readonly Source[], page: string, specified: string[]): Note[] {
  const sections = sources
    .filter(({ file }) => legalPageOf(file) === page)
    .sort((one, other) => Number(numberOf(one)) - Number(numberOf(other)))
  const headings = sections.map(({ data }) => valueIn(data, ["heading"]))
  const renamed = sections.filter((_, index) => !specified.includes(String(headings[index])))
  const [section] = renamed.length > 0 ? renamed : sections
  if (!section) return []
  const message = difference(`sections of ${page}`, headings, specified)
  if (message) return [problemIn(section, ["heading"], { remedy, message })]
  const moved = sections.find((_, index) => headings[index] !== specified[index])
  if (!moved) return []
  const number = headings.indexOf(valueIn(moved.data, ["heading"]))
  const moving = `The specification has “${specified[number]}” in this place.`
  return [problemIn(moved, ["number"], { remedy, message: moving })]
}

const numberOf = ({ data }: Source) => valueIn(data, ["number"])

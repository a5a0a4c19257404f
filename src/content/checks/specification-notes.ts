import { siteFile } from "../reading/facts"
import { type Note, problemAt } from "../reading/problem"
import { entriesOf, type Path, type Source, valueIn } from "../reading/source"
import { legalPageOf } from "../rules/content-files"
import { specification } from "../rules/specification"
import { fieldName } from "./field-messages"
import { numberInWords } from "./number-words"

const remedy = "If this is meant, nothing needs to be done."

/** Notes where names or numbers differ from the specification. */
export function differences(sources: readonly Source[]): Note[] {
  const find = (file: string) => sources.find(source => source.file === file)
  return [
    ...listNotes(
      find("content/hotels.json"),
      [],
      "location",
      "hotels",
      specification.hotelLocations,
    ),
    ...listNotes(
      find("content/destinations.json"),
      [],
      "name",
      "destinations",
      specification.destinations,
    ),
    ...listNotes(
      find(siteFile),
      ["hero", "headlines"],
      undefined,
      "headlines",
      specification.headlines,
    ),
    ...listNotes(
      find("content/legal/pages.json"),
      [],
      "slug",
      "legal pages",
      Object.keys(specification.legal),
    ),
    ...factNotes(find(siteFile)),
    ...Object.entries(specification.legal).flatMap(([page, headings]) =>
      headingNotes(sources, page, headings),
    ),
  ]
}

/** At most one note for each list: on its length, or else on the names that differ. */
function listNotes(
  source: Source | undefined,
  path: Path,
  key: string | undefined,
  noun: string,
  specified: readonly string[],
): Note[] {
  if (!source || !Array.isArray(valueIn(source.data, path))) return []
  const values = entriesOf(source, path).map(entry => (key ? valueIn(entry, [key]) : entry))
  const field = fieldName(path, "entry")
  const difference = count(noun, values.length, specified.length)
  if (difference) return [note(source, path, field, difference)]
  const missing = specified.filter(value => !values.includes(value))
  if (missing.length === 0) return []
  return [note(source, path, field, `${named(noun, missing)}, and here it is not.`)]
}

function count(noun: string, is: number, specified: number) {
  if (is === specified) return undefined
  return `The specification names ${numberInWords(specified)} ${noun}; there ${is === 1 ? "is" : "are"} ${numberInWords(is)}.`
}

function named(noun: string, missing: string[]) {
  return `The specification has ${missing.map(name => `“${name}”`).join(", ")} among the ${noun}`
}

function factNotes(site: Source | undefined): Note[] {
  if (!site) return []
  return (["established", "headquarters"] as const).flatMap(name => {
    const is = valueIn(site.data, [name])
    if (is === undefined || is === specification[name]) return []
    const message = `The specification says ${specification[name]}; this says ${is}.`
    return [note(site, [name], name, message)]
  })
}

function headingNotes(sources: readonly Source[], page: string, specified: string[]): Note[] {
  const sections = sources
    .filter(({ file }) => legalPageOf(file) === page)
    .sort((one, other) => Number(numberOf(one)) - Number(numberOf(other)))
  const headings = sections.map(({ data }) => valueIn(data, ["heading"]))
  const missing = specified.filter(heading => !headings.includes(heading))
  const renamed = sections.filter((_, index) => !specified.includes(String(headings[index])))
  const difference = count(`sections of ${page}`, sections.length, specified.length)
  const [place] = renamed.length > 0 ? renamed : sections
  if (!place) return []
  if (difference) return [note(place, ["heading"], "heading", difference)]
  if (missing.length > 0) {
    const message = `${named(`sections of ${page}`, missing)}, and here it is not.`
    return [note(place, ["heading"], "heading", message)]
  }
  const moved = sections.find((_, index) => headings[index] !== specified[index])
  if (!moved) return []
  const number = headings.indexOf(valueIn(moved.data, ["heading"]))
  const message = `The specification has “${specified[number]}” in this place.`
  return [note(moved, ["number"], "number", message)]
}

const numberOf = ({ data }: Source) => valueIn(data, ["number"])

function note(source: Source, path: Path, field: string | undefined, message: string): Note {
  const [key] = path
  const place = key === undefined ? { offset: 0, length: 1 } : source.valueAt(path)
  return problemAt(source, place, { ...(field && { field }), message, remedy })
}

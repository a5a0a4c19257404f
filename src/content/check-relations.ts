import { aboutFile, destinationsFile, hotelsFile, siteFile, slugOf } from "./files"
import { fileProblem, type Path, type Problem, suggestion } from "./problem"
import { entriesOf, offsetOf, problemIn, type Source, valueIn } from "./source"

/** Problems between entries, of one file or of two, and in the names of files. Malformed entries are skipped. */
export function relationProblems(sources: readonly Source[]): Problem[] {
  const at = (path: string) => sources.find(({ file }) => file === path)
  const hotels = at(hotelsFile)
  const site = at(siteFile)
  return [
    ...doubles(hotels, [], ["name"], "name"),
    ...doubles(at(destinationsFile), [], ["name"], "name"),
    ...doubles(site, ["hero", "headlines"], [], "headline"),
    ...locationProblems(hotels, at(destinationsFile)),
    ...photoDescriptionProblems(hotels),
    ...sameHeadingProblems(site, at(aboutFile)),
    ...sources.flatMap(({ file }) => addressProblem(file) ?? []),
  ]
}

/** Finds entries of a list with the same value as an earlier one. */
function doubles(source: Source | undefined, list: Path, key: Path, title: string): Problem[] {
  const values = entriesOf(source, list).map(entry => lowerCase(valueIn(entry, key)))
  return values.flatMap((value, index) => {
    const first = values.indexOf(value)
    if (!source || value === undefined || first === index) return []
    const offset = offsetOf(source, [...list, first, ...key])
    const line = source.text.slice(0, offset).split("\n").length
    return problemIn(
      source,
      [...list, index, ...key],
      `The ${title} is used twice: line ${line} already has it.`,
      `Give one of the two another ${title}.`,
    )
  })
}

function lowerCase(value: unknown) {
  return typeof value === "string" ? value.toLowerCase().trim() : undefined
}

/** Reports each location that is not a destination once, with all hotels that name it. */
function locationProblems(hotels: Source | undefined, destinations: Source | undefined) {
  const names = entriesOf(destinations).map(entry => valueIn(entry, ["name"]))
  const known = names.filter(name => typeof name === "string")
  if (!hotels || known.length === 0) return []
  const locations = entriesOf(hotels).map(hotel => valueIn(hotel, ["location"]))
  const unknown = new Set(locations.filter(it => typeof it === "string" && !names.includes(it)))
  return ([...unknown] as string[]).map(location => {
    const there = entriesOf(hotels).filter((_, index) => locations[index] === location)
    const concerned = there.map(hotel => `“${valueIn(hotel, ["name"])}”`).join(" and ")
    const meant = suggestion(location, known, "“$”")
    return problemIn(
      hotels,
      [locations.indexOf(location), "location"],
      `“${location}” is not one of the destinations.`,
      `${meant}Choose a destination for ${concerned}, or give the destination its name back. The destinations are: ${known.join("; ")}.`,
    )
  })
}

/** Finds photo descriptions that are a file name, or an address. */
function photoDescriptionProblems(hotels: Source | undefined): Problem[] {
  return entriesOf(hotels).flatMap((hotel, index) => {
    const alt = String(valueIn(hotel, ["imageAlt"]))
    if (!hotels || !/\.(jpe?g|png|webp|avif|heic)$|^(https?:|photo-\d|img_?\d|dsc_?\d)/i.test(alt))
      return []
    return problemIn(
      hotels,
      [index, "imageAlt"],
      "The photo description is a file name or an address, which tells people nothing.",
      "Write what the photo shows, such as “The Las Vegas Strip at night”.",
    )
  })
}

/** Finds equal headings on the home page: they are the names of its regions for screen readers. */
function sameHeadingProblems(site: Source | undefined, about: Source | undefined): Problem[] {
  if (!site) return []
  const taken = new Map([[lowerCase(valueIn(about?.data, ["heading"])), "the story"]])
  return ["hotels", "booking", "contact"].flatMap(part => {
    const heading = lowerCase(valueIn(site.data, [part, "heading"]))
    const other = taken.get(heading)
    taken.set(heading, part)
    if (heading === undefined || !other) return []
    return problemIn(
      site,
      [part, "heading"],
      `The heading is the same as that of ${other}.`,
      "Give one of the two another heading: screen readers tell the sections apart by it.",
    )
  })
}

/** Addresses that the site or Gatsby itself already uses. */
const taken = ["404", "api", "components", "index", "page-data", "static"]

/** A legal page's file name becomes its address. */
function addressProblem(file: string): Problem | undefined {
  const slug = slugOf(file)
  if (slug === undefined) return undefined
  const wrong = `The file's name becomes the page's address, which cannot be “/${slug}”`
  if (taken.includes(slug)) {
    return fileProblem(file, [
      `${wrong}: the site has something else there.`,
      "Choose another name.",
    ])
  }
  if (/^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined
  const remedy = "Write at most 40 small letters, digits, and single hyphens: cookie-policy.md"
  return fileProblem(file, [`${wrong}.`, remedy])
}

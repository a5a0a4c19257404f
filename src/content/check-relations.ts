import { destinationsFile, hotelsFile, slugOf } from "./content-files"
import { entriesOf, type ParsedFile, problemIn, valueIn } from "./parsed-file"
import { fileProblem, type Problem, suggestion } from "./problem"

/** Problems between entries, within or across files, and in file names. Skips malformed entries. */
export function relationProblems(sources: readonly ParsedFile[]): Problem[] {
  const [hotels, destinations] = [hotelsFile, destinationsFile].map(path =>
    sources.find(({ file }) => file === path),
  )
  return [
    ...duplicateProblems(hotels),
    ...duplicateProblems(destinations),
    ...locationProblems(hotels, destinations),
    ...sources.flatMap(({ file }) => addressProblem(file) ?? []),
  ]
}

/** Finds entries with the same name as an earlier one. */
function duplicateProblems(source: ParsedFile | undefined): Problem[] {
  const names = entriesOf(source).map(entry => {
    const name = valueIn(entry, ["name"])
    return typeof name === "string" ? name.toLowerCase() : undefined
  })
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (!source || name === undefined || first === index) return []
    const message = `The name is already used by entry ${first + 1}.`
    return problemIn(source, [index, "name"], message, "Change one of the two names.")
  })
}

function locationProblems(hotels: ParsedFile | undefined, destinations: ParsedFile | undefined) {
  const names = entriesOf(destinations).map(entry => valueIn(entry, ["name"]))
  const known = names.filter(name => typeof name === "string")
  if (!hotels || known.length === 0) return []
  return entriesOf(hotels).flatMap((hotel, index) => {
    const location = valueIn(hotel, ["location"])
    if (typeof location !== "string" || known.includes(location)) return []
    const meant = suggestion(location, known)
    return problemIn(
      hotels,
      [index, "location"],
      `“${location}” is not a destination.`,
      `${meant}Write one of the destinations, or add this one to them: ${known.join("; ")}.`,
    )
  })
}

/** Paths that the site or Gatsby itself already uses. */
const taken = ["404", "api", "components", "index", "page-data", "static"]

/** A legal page's file name becomes its address. */
function addressProblem(file: string): Problem | undefined {
  const slug = slugOf(file)
  const isFree = slug === undefined || !taken.includes(slug)
  if (isFree && /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug ?? "none")) return undefined
  return fileProblem(file, [
    `The page cannot have the address “/${slug}”, which comes from the file's name.`,
    "Use up to 40 lowercase letters, digits and single hyphens, such as cookie-policy.md.",
  ])
}

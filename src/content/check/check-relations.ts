import { contentFileAt, contentFiles, destinationsFile, hotelsFile, pageOf } from "../content-files"
import { entriesOf, fileAt, type ParsedFile, problemIn, valueIn } from "../files/parsed-file"
import { fileProblem, type Problem, suggestion } from "../problem"

/** Problems between entries, within or across files, and in file names. Skips malformed entries. */
export function relationProblems(sources: readonly ParsedFile[]): Problem[] {
  const [hotels, destinations] = [hotelsFile, destinationsFile].map(path => fileAt(sources, path))
  return [
    ...duplicateProblems(hotels),
    ...duplicateProblems(destinations),
    ...locationProblems(hotels, destinations),
    ...sources.flatMap(({ file }) => fileNameProblem(file) ?? []),
  ]
}

function duplicateProblems(source: ParsedFile | undefined): Problem[] {
  const names = namesIn(source).map(name => name?.toLowerCase())
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (!source || name === undefined || first === index) return []
    const message = `Entry ${first + 1} already has this name.`
    return problemIn(source, [index, "name"], message, "Rename one of the two.")
  })
}

function namesIn(source: ParsedFile | undefined): (string | undefined)[] {
  const names = entriesOf(source).map(entry => valueIn(entry, ["name"]))
  return names.map(name => (typeof name === "string" ? name : undefined))
}

function locationProblems(hotels: ParsedFile | undefined, destinations: ParsedFile | undefined) {
  const names = namesIn(destinations)
  const known = names.filter(name => name !== undefined)
  // Hotels may refer to a missing name, which is already reported.
  if (!hotels || known.length === 0 || known.length < names.length) return []
  return entriesOf(hotels).flatMap((hotel, index) => {
    const location = valueIn(hotel, ["location"])
    if (typeof location !== "string" || known.includes(location)) return []
    const message = `“${location}” is not a destination.`
    const remedy = `${suggestion(location, known)}The destinations are: ${known.join("; ")}. To use another, add it to the destinations first.`
    return problemIn(hotels, [index, "location"], message, remedy)
  })
}

/** Paths that the site or Gatsby itself already uses. */
const reservedPaths = ["/404", "/api", "/index", "/page-data", "/static"]

/** In a folder of pages, each file name becomes a path on the site. */
function fileNameProblem(file: string): Problem | undefined {
  if (!contentFileAt(file)?.path.includes("*")) return undefined
  const page = pageOf(file)
  const isReserved = [...reservedPaths, ...contentFiles.map(({ page }) => page)].includes(page)
  if (!isReserved && /^(?=.{2,41}$)\/[a-z0-9]+(-[a-z0-9]+)*$/.test(page)) return undefined
  return fileProblem(file, [
    `The file name gives the page ${isReserved ? "a reserved" : "an invalid"} address: “${page}”.`,
    "Rename the file: up to 40 lowercase letters, digits and single hyphens, such as cookie-policy.md.",
  ])
}

import { z } from "zod"
import {
  contentFileAt,
  contentFiles,
  destinationsFile,
  hotelsFile,
  pathnameOf,
} from "../content-files"
import { entriesOf, fileAt, type ParsedFile, problemAtKeys, valueAt } from "../files/parsed-file"
import { fileProblem, type Problem, suggestion } from "../problem"

/** Problems between entries, within or across files, and in file names. Skips malformed entries. */
export function relationProblems(parsedFiles: readonly ParsedFile[]): Problem[] {
  const hotels = fileAt(parsedFiles, hotelsFile)
  const destinations = fileAt(parsedFiles, destinationsFile)
  return [
    ...[hotels, destinations].flatMap(duplicateProblems),
    ...locationProblems(hotels, destinations),
    ...parsedFiles.flatMap(({ file }) => fileNameProblem(file) ?? []),
  ]
}

function duplicateProblems(parsed: ParsedFile | undefined): Problem[] {
  const names = namesIn(parsed).map(name => name?.toLowerCase())
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (!parsed || name === undefined || first === index) return []
    const message = `Entry ${first + 1} already has this name.`
    return problemAtKeys(parsed, [index, "name"], [message, "Rename one of the two."])
  })
}

const namesIn = (parsed: ParsedFile | undefined) =>
  entriesOf(parsed).map(entry => z.string().safeParse(valueAt(entry, ["name"])).data)

function locationProblems(hotels: ParsedFile | undefined, destinations: ParsedFile | undefined) {
  const names = namesIn(destinations)
  const known = names.filter(name => name !== undefined)
  // Hotels may refer to a missing name, which is already reported.
  if (!hotels || known.length === 0 || known.length < names.length) return []
  return entriesOf(hotels).flatMap((hotel, index) => {
    const location = valueAt(hotel, ["location"])
    if (typeof location !== "string" || known.includes(location)) return []
    const message = `“${location}” is not a destination.`
    const remedy = `${suggestion(location, known)}The destinations are: ${known.join("; ")}. To use another, add it to the destinations first.`
    return problemAtKeys(hotels, [index, "location"], [message, remedy])
  })
}

/** Pathnames that Gatsby itself uses. */
const gatsbyPathnames = ["/404", "/api", "/index", "/page-data", "/static"]

/** In a folder of pages, each file name becomes a pathname. */
function fileNameProblem(file: string): Problem | undefined {
  if (!contentFileAt(file)?.file.includes("*")) return undefined
  const pathname = pathnameOf(file)
  const reserved = [...gatsbyPathnames, ...contentFiles.map(({ pathname }) => pathname)]
  const isReserved = reserved.includes(pathname)
  if (!isReserved && /^(?=.{2,41}$)\/[a-z0-9]+(-[a-z0-9]+)*$/.test(pathname)) return undefined
  return fileProblem(file, [
    `The file name gives the page ${isReserved ? "a reserved" : "an invalid"} address: “${pathname}”.`,
    "Rename the file: up to 40 lowercase letters, digits and single hyphens, such as cookie-policy.md.",
  ])
}

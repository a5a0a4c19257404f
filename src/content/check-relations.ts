import { plainSpaces, quote } from "./characters"
import {
  contentFileAt,
  contentFiles,
  destinationsFile,
  hotelsFile,
  pathnameOf,
} from "./content-files"
import { entriesOf, fileAt, type ParsedFile, problemAt, valueAt } from "./parse-file"
import { type Problem, problemIn } from "./problem"

/** Problems between entries, within or across files, and in file names. Skips malformed entries. */
export function relationProblems(parsedFiles: readonly ParsedFile[]): Problem[] {
  const hotels = fileAt(parsedFiles, hotelsFile)
  const destinations = fileAt(parsedFiles, destinationsFile)
  return [
    ...[hotels, destinations].flatMap(duplicateProblems),
    ...locationProblems(hotels, destinations),
    ...parsedFiles.flatMap(fileNameProblem),
  ]
}

/** A field of each entry in a list; undefined where it is not text. */
const textsAt = (key: string, parsed: ParsedFile | undefined) =>
  entriesOf(parsed).map(entry => {
    const value = valueAt(entry, [key])
    return typeof value === "string" ? plainSpaces(value) : undefined
  })

function duplicateProblems(parsed: ParsedFile | undefined): Problem[] {
  const names = textsAt("name", parsed)
  return names.flatMap((name, index) => {
    const first = names.findIndex(other => other?.toLowerCase() === name?.toLowerCase())
    if (!parsed || name === undefined || first === index) return []
    const message = `Entry ${first + 1} already has the name ${quote(name)}.`
    return problemAt(parsed, [index, "name"], [message, "Rename one of the two."])
  })
}

function locationProblems(hotels?: ParsedFile, destinations?: ParsedFile): Problem[] {
  const known = textsAt("name", destinations)
  // Hotels may refer to a missing name, which is already reported.
  if (!hotels || known.length === 0 || known.includes(undefined)) return []
  return textsAt("location", hotels).flatMap((location, index) => {
    if (location === undefined || known.includes(location)) return []
    const message = `${quote(location)} is not a destination.`
    const remedy = `The destinations are: ${known.join("; ")}. To use another, add it to the destinations first.`
    return problemAt(hotels, [index, "location"], [message, remedy])
  })
}

/** Pathnames that Gatsby itself uses. */
const gatsbyPathnames = ["/404", "/api", "/index", "/page-data", "/static"]

/** In a folder of pages, each file name becomes a pathname. */
function fileNameProblem({ file, data }: ParsedFile): Problem[] {
  if (!contentFileAt(file)?.file.includes("*")) return []
  const pathname = pathnameOf(file)
  const isTaken = [...contentFiles, ...gatsbyPathnames.map(pathname => ({ pathname }))].some(
    page => page.pathname === pathname,
  )
  // The CMS invents an address for a title without Latin letters.
  const isInvented =
    /^\/[0-9a-f]{12}$/.test(pathname) && !/[a-z]/i.test(String(valueAt(data, ["title"])))
  const isValid = /^(?=.{2,41}$)\/[a-z0-9]+(-[a-z0-9]+)*$/.test(pathname)
  const fault = !isValid
    ? "is not valid"
    : isTaken
      ? "is reserved"
      : isInvented && "is only a code that the editor made up"
  const message = `The page’s address, “${pathname}”, ${fault}.`
  return fault ? [problemIn(file, [message, isInvented ? latinTitle : renameFile])] : []
}

const renameFile =
  "Rename the file: up to 40 lowercase letters, digits and single hyphens, such as cookie-policy.md."
const latinTitle =
  "Save the page with a title in Latin letters, which give it its address; then change the title."

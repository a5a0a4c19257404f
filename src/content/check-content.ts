import {
  type BytesByPath,
  contentKinds,
  destinationsPath,
  kindOf,
  pathnameOf,
  requiredPaths,
  schemaAt,
} from "./content-kinds"
import { checkText } from "./markdown"
import { homeSections } from "./navigation"
import { fileAt, type ParsedFile, parseFile, problemAt, valueAt } from "./parse-file"
import { type KeyPath, type Problem, problemInFile, quote } from "./problem"

/** The anchors of the site's pages, by pathname; undefined if a mistake hides them. */
type SitePages = ReadonlyMap<string, readonly string[] | undefined>

/** Returns the files of a known kind, and the problems by path and line. */
export function checkContent(files: BytesByPath): {
  parsedFiles: ParsedFile[]
  problems: Problem[]
} {
  const knownFiles = [...files].filter(([path]) => kindOf(path))
  const parsedFiles = knownFiles.map(([path, bytes]) => checkFields(parseFile(path, bytes)))
  const texts = parsedFiles.flatMap(({ path, text }) =>
    text === undefined ? [] : checkText(path, text),
  )
  const missing = requiredPaths.filter(path => !files.has(path))
  const pages: SitePages = new Map([
    ...[...missing, ...files.keys()].map(path => [pathnameOf(path), undefined] as const),
    ...texts.map(({ path, anchors }) => [pathnameOf(path), anchors] as const),
    ["/", homeSections.map(({ id }) => id)],
  ])
  const problems = [
    ...missing.map(path => problemInFile(path, "The file is missing. Write or restore it.")),
    ...parsedFiles.flatMap(parsed => [...parsed.problems, ...addressProblems(parsed)]),
    ...nameProblems(parsedFiles),
    ...texts.flatMap(({ problems }) => problems),
    ...texts.flatMap(({ links }) =>
      links.flatMap(({ words, url, ...position }) => {
        const fault = linkFault(url, pathnameOf(position.path), pages)
        const message = `The link ${quote(words)} leads to ${quote(url)}, ${fault}`
        return fault ? { ...position, message } : []
      }),
    ),
  ]
  problems.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
  return { parsedFiles, problems }
}

/** Checks a file's fields against its schema. Returns it with their problems or its content. */
function checkFields(parsed: ParsedFile): ParsedFile {
  const { schema } = kindOf(parsed.path) ?? {}
  if (!schema || parsed.data === undefined) return parsed
  const { data: content, error } = schema.safeParse(parsed.data)
  const faults = error?.issues.flatMap(issue => {
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map(key => [key]) : [[]]
    return paths.map(path => [[...issue.path, ...path] as KeyPath, issue.message] as const)
  })
  const problems = faults?.map(([keyPath, message]) => {
    const { title = keyPath.at(-1), description = "" } = schemaAt(schema, keyPath)?.meta() ?? {}
    const fault = valueAt(parsed.data, keyPath) === undefined ? "is missing" : message
    return problemAt(parsed, keyPath, `“${title}” ${fault}. ${description}`.trim())
  })
  return { ...parsed, content, problems: problems ?? parsed.problems }
}

/** In a folder of pages, each file's name is an address. Gatsby itself uses some. */
function addressProblems({ path }: ParsedFile): Problem[] {
  if (!kindOf(path)?.pattern.includes("*")) return []
  const pathname = pathnameOf(path)
  const isTaken = contentKinds.some(kind => kind.pathname === pathname)
  const valid = /^\/(?!(404|api|index|page-data|static)$)[a-z0-9]+(-[a-z0-9]+)*$/
  if (!isTaken && valid.test(pathname)) return []
  const message = `The page’s address, “${pathname}”, is taken or not valid. Rename the file: lowercase letters, digits and hyphens, such as cookie-policy.md.`
  return [problemInFile(path, message)]
}

/** Problems between the names in lists, once each list is valid by itself. */
function nameProblems(parsedFiles: readonly ParsedFile[]): Problem[] {
  const entriesIn = (parsed?: ParsedFile): { name?: string; location?: string }[] =>
    Array.isArray(parsed?.content) ? parsed.content : []
  const destinations = entriesIn(fileAt(parsedFiles, destinationsPath)).map(({ name }) => name)
  const remedy = `The destinations are: ${destinations.join("; ")}. To use another, add it to them first.`
  return parsedFiles.flatMap(parsed => {
    const names = entriesIn(parsed).map(({ name }) => name?.toLowerCase())
    return entriesIn(parsed).flatMap(({ location }, index) => {
      const first = names.indexOf(names[index])
      const taken = `Item ${first + 1} already has this name. Rename one of the two.`
      if (names[index] && first < index) return problemAt(parsed, [index, "name"], taken)
      if (!location || destinations.length === 0 || destinations.includes(location)) return []
      return problemAt(parsed, [index, "location"], `“${location}” is not a destination. ${remedy}`)
    })
  })
}

/** A web, mail or telephone address. */
const externalAddress =
  /^(https?:\/\/[^\s/]+\.\S+|mailto:[^\s@/?#]+@\S+\.\S+|tel:\+?[\d().-]{3,})$/i

/** Says why a link on a page leads nowhere; undefined if it leads somewhere. */
function linkFault(url: string, page: string, pages: SitePages): string | undefined {
  if (/#_(mso|ftn|edn)/.test(url)) return "which is left over from Word. Remove the link."
  if (externalAddress.test(url)) return undefined
  const [pathname = "", anchor] = url.split("#")
  const target = url.startsWith("#") ? page : pathname
  const addresses = [...pages.keys()].join(", ")
  if (!pages.has(target))
    return `which is not an address. Use https://…, mailto:…, tel:… or a page of this site: ${addresses}.`
  const anchors = pages.get(target)
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined
  return `which is not a section. The sections are: ${anchors.map(id => `${target}#${id}`).join(", ") || "none"}.`
}

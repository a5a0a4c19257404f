import type { z } from "zod"
import { contentKinds, isStray, itemsOf, kindOf, pathnameOf, requiredPaths } from "./content-kinds"
import { fieldAt } from "./fields"
import { checkText } from "./markdown"
import { homeSections } from "./navigation"
import { type ParsedFile, parseFile } from "./parse-file"
import { type Problem, quote } from "./problem"
import { destinations, hotels } from "./schema"

/** Each file's bytes by its path, relative to the project root. */
export type BytesByPath = ReadonlyMap<string, Uint8Array>

/** The anchors of the site's pages, by pathname; undefined if a mistake hides them. */
type SitePages = Map<string, readonly string[] | undefined>

/** Returns the files of a known kind, and the problems by path and line. */
export function checkContent(files: BytesByPath) {
  const missing = requiredPaths.filter(path => !files.has(path))
  const problems: Problem[] = []
  for (const path of missing)
    problems.push({ path, line: 1, message: "The file is missing. Write or restore it." })
  for (const path of [...files.keys()].filter(isStray))
    problems.push({ path, line: 1, message: "No page shows this file. Let its name end in .md." })
  const known = [...files].filter(([path]) => kindOf(path))
  const parsedFiles = known.map(([path, bytes]) => parseFile(path, bytes))
  for (const file of parsedFiles) problems.push(...fieldProblems(file), ...addressProblems(file))
  problems.push(...listProblems(parsedFiles))

  const texts = parsedFiles.flatMap(({ path, text }) =>
    text === undefined ? [] : checkText(path, text),
  )
  const pages: SitePages = new Map()
  for (const path of [...missing, ...files.keys()]) pages.set(pathnameOf(path), undefined)
  for (const { path, anchors } of texts) pages.set(pathnameOf(path), anchors)
  pages.set("/", homeAnchors)
  for (const text of texts) problems.push(...text.problems, ...linkProblems(text, pages))
  problems.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
  return { parsedFiles, problems }
}

/** What keeps a file from being read, or else is wrong with its fields. */
function fieldProblems({ path, data, problem, problemAt }: ParsedFile): Problem[] {
  const schema = kindOf(path)?.schema
  if (problem || !schema) return problem ? [problem] : []
  const { error } = schema.safeParse(data, { reportInput: true })
  return (error?.issues ?? []).flatMap(issue =>
    keyPathsOf(issue).map(keyPath => {
      const { title = keyPath.at(-1), description = "" } = fieldAt(schema, keyPath) ?? {}
      const fault = issue.input === undefined ? "is missing" : issue.message
      return problemAt(keyPath, `“${String(title)}” ${fault}. ${description}`.trim())
    }),
  )
}

/** An issue's places: one issue names all unknown keys of an object. */
const keyPathsOf = (issue: z.core.$ZodIssue) =>
  issue.code === "unrecognized_keys" ? issue.keys.map(key => [...issue.path, key]) : [issue.path]

/** In a folder of pages, each file's name is an address. Gatsby itself uses some. */
function addressProblems({ path }: ParsedFile): Problem[] {
  if (!kindOf(path)?.pattern.includes("*")) return []
  const pathname = pathnameOf(path)
  const isTaken = contentKinds.some(kind => kind.pathname === pathname)
  const valid = /^\/(?!(404|api|index|page-data|static)$)[a-z0-9]+(-[a-z0-9]+)*$/
  if (!isTaken && valid.test(pathname)) return []
  const message = `The page’s address, “${pathname}”, is taken or not valid. Rename the file, or give a new page another title: lowercase letters, digits and hyphens, such as cookie-policy.md.`
  return [{ path, line: 1, message }]
}

/** Problems between the items of lists that are valid by themselves. */
function listProblems(parsedFiles: readonly ParsedFile[]): Problem[] {
  const hotelItems = itemsOf(parsedFiles, hotels)
  const destinationItems = itemsOf(parsedFiles, destinations)
  const names = destinationItems.map(({ name }) => name)
  const remedy = `The destinations are: ${names.join("; ")}. To use another, add it to them first.`
  const unknown = hotelItems.filter(({ location }) => names.length > 0 && !names.includes(location))
  return [
    ...repeatedNames("Hotel", hotelItems),
    ...repeatedNames("Destination", destinationItems),
    ...unknown.map(({ location, problemAt }) =>
      problemAt("location", `“${location}” is not a destination. ${remedy}`),
    ),
  ]
}

function repeatedNames(title: string, items: ReturnType<typeof itemsOf<{ name: string }>>) {
  const names = items.map(({ name }) => name.toLowerCase())
  return items.flatMap(({ name, problemAt }, index) => {
    const first = names.indexOf(name.toLowerCase())
    const message = `${title} ${first + 1} already has this name. Rename one of the two.`
    return first < index ? problemAt("name", message) : []
  })
}

/** The story is on the home page, too, but its headings have no ids. */
const homeAnchors = homeSections.map(({ id }) => id)

function linkProblems({ path, links }: ReturnType<typeof checkText>, pages: SitePages) {
  return links.flatMap(({ words, url, line, section }) => {
    const fault = showsAnother(words, url)
      ? "which is not what it shows. Make both the same."
      : linkFault(url, pathnameOf(path), pages)
    if (!fault) return []
    const message = `The link ${quote(words)} leads to ${quote(url)}, ${fault}`
    return { path, line, section, message }
  })
}

/** What a link's words look like if they are the address that it leads to. */
const shownAddress = new Map([
  ["tel", /^\+[\d\s().-]+$/],
  ["mailto", /^\S+@\S+$/],
])

/** Whether a link shows a telephone number or an email address, and leads to another. */
function showsAnother(words: string, url: string): boolean {
  const [scheme = "", address = ""] = url.split(/[:?;]/)
  const plain = (text: string) => text.replace(/[\s().-]/g, "").toLowerCase()
  return shownAddress.get(scheme)?.test(words) === true && plain(words) !== plain(address)
}

/** A web, mail or telephone address. */
const externalAddress =
  /^(https?:\/\/[^\s/]+\.\S+|mailto:[^\s@/?#]+@\S+\.\S+|tel:(?!.*\(0\))\+?[\d().-]{3,}(;ext=\d+)?)$/i

/** Says why a link on a page leads nowhere; undefined if it leads somewhere. */
function linkFault(url: string, page: string, pages: SitePages): string | undefined {
  if (/\.safelinks\.|\.google\.[a-z.]+\/url\?/.test(url))
    return "which is a detour. Open it, and copy the address where it ends."
  if (externalAddress.test(url)) return undefined
  const [, pathname = "", anchor] = /^([^#]*)(?:#(.*))?$/s.exec(url) ?? []
  const target = url.startsWith("#") ? page : pathname
  const addresses = [...pages.keys()].join(", ")
  if (!pages.has(target))
    return `which is not an address. Use https://…, mailto:…, tel:… or a page of this site: ${addresses}. Or remove the link.`
  const anchors = pages.get(target)
  if (anchor === undefined || !anchors) return undefined
  // An address bar shows an anchor's letters encoded.
  if (anchors.some(id => anchor === id || anchor === encodeURIComponent(id))) return undefined
  return `which is not a section. The sections are: ${anchors.map(id => `${target}#${id}`).join(", ") || "none"}. Or remove the link.`
}

import type { z } from "zod"
import { legalLinks } from "./navigation"
import type { ParsedFile } from "./parse-file"
import { about, destinations, hotels, legalPage, siteCopy } from "./schema"

/** A kind of file in content/: a single file, or all files in a folder there. */
export interface ContentKind {
  /** The path of its file, relative to the project root; `*` matches the name of any file in a folder */
  pattern: string
  /** The schema of a JSON file, or of a Markdown file's fields */
  schema: z.ZodType<object>
  /** The GraphQL type of the file, or of each item in its list */
  type: string
  /** The pathname of the page that shows it, if it is not the home page; `*` stands for the file's name */
  pathname?: string
  /** The GraphQL root field, if there is exactly one such file */
  rootField?: string
}

/** In the order in which editors see them. */
export const contentKinds: readonly ContentKind[] = [
  { pattern: "content/hotels.json", schema: hotels, type: "Hotel" },
  { pattern: "content/destinations.json", schema: destinations, type: "Destination" },
  { pattern: "content/site.json", schema: siteCopy, type: "SiteCopy", rootField: "siteCopy" },
  { pattern: "content/about.md", schema: about, type: "About", rootField: "about" },
  { pattern: "content/legal/*.md", schema: legalPage, type: "LegalPage", pathname: "/*" },
]

export const requiredPaths = contentKinds.flatMap(({ pattern }) =>
  pattern.includes("*") ? legalLinks.map(({ slug }) => pattern.replace("*", slug)) : pattern,
)

/** Whether a path fits a pattern, whose `*` matches a file's name, but no folder and no hidden file. */
export function matches(pattern: string, path: string): boolean {
  const [folder = "", ending] = pattern.split("*")
  if (ending === undefined) return path === pattern
  const name = path.slice(folder.length, -ending.length)
  return path === `${folder}${name}${ending}` && /^[^./][^/]*$/.test(name)
}

export const kindOf = (path: string) => contentKinds.find(({ pattern }) => matches(pattern, path))

/** Whether a file looks like a page, but its name has another ending. */
export const isStray = (path: string) =>
  !kindOf(path) && kindOf(path.replace(/\.(markdown|mdx?|md\.txt)$/i, ".md")) !== undefined

/** A file's name, without folder and ending. */
export const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, "")

/** The pathname of the page that shows a file. */
export const pathnameOf = (path: string) =>
  kindOf(path)?.pathname?.replace("*", () => nameOf(path)) ?? "/"

/** The items of the list with this schema, each with a way to report a mistake in it; none if the file is not valid. */
export function itemsOf<Item>(parsedFiles: readonly ParsedFile[], schema: z.ZodType<Item[]>) {
  const file = parsedFiles.find(({ path }) => kindOf(path)?.schema === schema)
  const items = file && schema.safeParse(file.data).data
  if (!file || !items) return []
  return items.map((item, index) => ({
    ...item,
    problemAt: (field: string, message: string) => file.problemAt([index, field], message),
  }))
}

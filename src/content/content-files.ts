import { z } from "zod"
import { legalLinks } from "./navigation"
import { about, destinations, hotels, legalPage, site } from "./schema"

/** Every file of the content by its path from the project's folder. */
export type Files = ReadonlyMap<string, Uint8Array>

export const hotelsFile = "content/hotels.json"
export const destinationsFile = "content/destinations.json"
export const siteFile = "content/site.json"

/** A file in content/, or a folder of files of one kind. */
export interface ContentFile {
  /** `*` stands for any name */
  path: string
  /** The schema of a JSON file, or of a Markdown file's fields */
  rule: z.ZodType
  /** The GraphQL type of the file, or of each entry in its list */
  type: string
  /** The page that shows it; `*` stands for the file's name */
  page: "/" | "/*"
  /** The GraphQL root field, if there is exactly one such file */
  field?: string
}

/** All of them, in the order in which editors see them. */
export const contentFiles: readonly ContentFile[] = [
  { path: hotelsFile, rule: hotels, type: "Hotel", page: "/" },
  { path: destinationsFile, rule: destinations, type: "Destination", page: "/" },
  { path: siteFile, rule: site, type: "SiteCopy", page: "/", field: "copy" },
  { path: "content/about.md", rule: about, type: "About", page: "/", field: "about" },
  { path: "content/legal/*.md", rule: legalPage, type: "LegalPage", page: "/*" },
]

/** The files that must exist. */
export const neededFiles = contentFiles.flatMap(({ path }) =>
  path.includes("*") ? legalLinks.map(({ slug }) => path.replace("*", slug)) : path,
)

/** The file name without its ending: a legal page's address. Undefined for any other file. */
export function slugOf(file: string): string | undefined {
  return /^content\/legal\/([^/]+)\.md$/.exec(file)?.[1]
}

/** What a file is; undefined if it is not a content file. */
export function contentFileAt(file: string): ContentFile | undefined {
  const slug = slugOf(file)
  return contentFiles.find(({ path }) => path === (slug ? "content/legal/*.md" : file))
}

/** The path of the page that shows a file. */
export function pageOf(file: string): string {
  return `/${slugOf(file) ?? ""}`
}

export const isList = ({ rule }: ContentFile) => rule instanceof z.ZodArray

export const isMarkdown = ({ path }: Pick<ContentFile, "path">) => path.endsWith(".md")

/** The rule of the value at a path. */
export function ruleAt(rule: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path
  if (key === undefined) return rule instanceof z.ZodOptional ? (rule.unwrap() as z.ZodType) : rule
  if (rule instanceof z.ZodArray) return ruleAt(rule.element as z.ZodType, rest)
  if (!(rule instanceof z.ZodObject) || !Object.hasOwn(rule.shape, key)) return undefined
  return ruleAt(rule.shape[String(key)], rest)
}

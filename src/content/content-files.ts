import { z } from "zod"
import { legalLinks } from "./navigation"
import { about, destinations, hotels, legalPage, site } from "./schema"

/** Content files by path, relative to the project root. */
export type Files = ReadonlyMap<string, Uint8Array>

export const hotelsFile = "content/hotels.json"
export const destinationsFile = "content/destinations.json"
export const siteFile = "content/site.json"

/** A file in content/, or all files in a folder there. */
export interface ContentFile {
  /** `*` matches any file name */
  path: string
  /** The schema of a JSON file, or of a Markdown file's fields */
  schema: z.ZodType
  /** The GraphQL type of the file, or of each entry in its list */
  type: string
  /** The path of the page that shows it; `*` stands for the file's name */
  page: string
  /** The GraphQL root field, if there is exactly one such file */
  field?: string
}

/** In the order in which editors see them. */
export const contentFiles: readonly ContentFile[] = [
  { path: hotelsFile, schema: hotels, type: "Hotel", page: "/" },
  { path: destinationsFile, schema: destinations, type: "Destination", page: "/" },
  { path: siteFile, schema: site, type: "SiteCopy", page: "/", field: "copy" },
  { path: "content/about.md", schema: about, type: "About", page: "/", field: "about" },
  { path: "content/legal/*.md", schema: legalPage, type: "LegalPage", page: "/*" },
]

export const requiredFiles = contentFiles.flatMap(({ path }) =>
  path.includes("*") ? legalLinks.map(({ slug }) => path.replace("*", slug)) : path,
)

const fileName = /[^/]+(?=\.\w+$)/

export function contentFileAt(file: string): ContentFile | undefined {
  return contentFiles.find(({ path }) => [file, file.replace(fileName, "*")].includes(path))
}

/** The path of the page that shows a file. */
export function pageOf(file: string): string {
  const { page = "/" } = contentFileAt(file) ?? {}
  return page.replace("*", () => String(fileName.exec(file)))
}

export const isList = ({ schema }: ContentFile) => schema instanceof z.ZodArray

export const isMarkdown = ({ path }: Pick<ContentFile, "path">) => path.endsWith(".md")

/** The schema of the value at a path. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, path)
  const [key, ...rest] = path
  if (key === undefined) return schema
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest)
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, key)) return undefined
  return schemaAt(schema.shape[String(key)], rest)
}

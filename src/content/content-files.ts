import { z } from "zod"
import { legalLinks } from "./navigation"
import { about, destinations, hotels, legalPage, siteCopy } from "./schema"

/** The content's bytes by file, relative to the project root. */
export type Files = ReadonlyMap<string, Uint8Array>

export const hotelsFile = "content/hotels.json"
export const destinationsFile = "content/destinations.json"

/** A file in content/, or all files in a folder there. */
export interface ContentFile {
  /** Relative to the project root; `*` matches any name */
  file: string
  /** The schema of a JSON file, or of a Markdown file's fields */
  schema: z.ZodType<object>
  /** The GraphQL type of the file, or of each entry in its list */
  type: string
  /** The pathname of the page that shows it; `*` stands for the file's name */
  pathname: string
  /** The GraphQL root field, if there is exactly one such file */
  field?: string
}

/** In the order in which editors see them. */
export const contentFiles: readonly ContentFile[] = [
  { file: hotelsFile, schema: hotels, type: "Hotel", pathname: "/" },
  { file: destinationsFile, schema: destinations, type: "Destination", pathname: "/" },
  { file: "content/site.json", schema: siteCopy, type: "SiteCopy", pathname: "/", field: "copy" },
  { file: "content/about.md", schema: about, type: "About", pathname: "/", field: "about" },
  { file: "content/legal/*.md", schema: legalPage, type: "LegalPage", pathname: "/*" },
]

export const requiredFiles = contentFiles.flatMap(({ file }) =>
  file.includes("*") ? legalLinks.map(({ slug }) => file.replace("*", slug)) : file,
)

/** A file's name, without folder and ending. A hidden file has none. */
const fileName = /(?<=\/)[^/.][^/]*(?=\.\w+$)/

export function contentFileAt(name: string): ContentFile | undefined {
  return contentFiles.find(({ file }) => [name, name.replace(fileName, "*")].includes(file))
}

/** The pathname of the page that shows a file. */
export function pathnameOf(file: string): string {
  const { pathname = "/" } = contentFileAt(file) ?? {}
  return pathname.replace("*", () => String(fileName.exec(file)))
}

export function schemaAt(schema: z.ZodType, keys: readonly PropertyKey[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, keys)
  const [key, ...rest] = keys
  if (key === undefined) return schema
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest)
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, key)) return undefined
  return schemaAt(schema.shape[String(key)], rest)
}

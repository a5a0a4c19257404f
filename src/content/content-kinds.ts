import { z } from "zod"
import { legalLinks } from "./navigation"
import { about, destinations, hotels, legalPage, siteCopy } from "./schema"

/** Each file's bytes by its path, relative to the project root. */
export type BytesByPath = ReadonlyMap<string, Uint8Array>

export const hotelsPath = "content/hotels.json"
export const destinationsPath = "content/destinations.json"

/** A kind of file in content/: a single file, or all files in a folder there. */
export interface ContentKind {
  /** The path of its file, relative to the project root; `*` matches the name of any file in a folder */
  pattern: string
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
export const contentKinds: readonly ContentKind[] = [
  { pattern: hotelsPath, schema: hotels, type: "Hotel", pathname: "/" },
  { pattern: destinationsPath, schema: destinations, type: "Destination", pathname: "/" },
  {
    pattern: "content/site.json",
    schema: siteCopy,
    type: "SiteCopy",
    pathname: "/",
    field: "copy",
  },
  { pattern: "content/about.md", schema: about, type: "About", pathname: "/", field: "about" },
  { pattern: "content/legal/*.md", schema: legalPage, type: "LegalPage", pathname: "/*" },
]

export const requiredPaths = contentKinds.flatMap(({ pattern }) =>
  pattern.includes("*") ? legalLinks.map(({ slug }) => pattern.replace("*", slug)) : pattern,
)

/** A file's name, without folder and ending. A hidden file has none. */
const fileName = /(?<=\/)[^/.][^/]*(?=\.\w+$)/

export function kindOf(path: string): ContentKind | undefined {
  return contentKinds.find(({ pattern }) => [path, path.replace(fileName, "*")].includes(pattern))
}

/** The pathname of the page that shows a file. */
export function pathnameOf(path: string): string {
  const { pathname = "/" } = kindOf(path) ?? {}
  return pathname.replace("*", () => String(fileName.exec(path)))
}

export function schemaAt(schema: z.ZodType, keys: readonly PropertyKey[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, keys)
  const [key, ...rest] = keys
  if (key === undefined) return schema
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest)
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, key)) return undefined
  return schemaAt(schema.shape[String(key)], rest)
}

import { z } from "zod"
import {
  aboutFile,
  destinationsFile,
  hotelsFile,
  legalPageOf,
  legalPagesFile,
  type pages,
  siteFile,
} from "./paths"
import { about, destinations, hotels, legalPages, legalSection } from "./rules"
import { site } from "./site-rules"

/** A file in content/, or a kind of files. */
export interface ContentFile {
  /** `*` stands for any name */
  path: string
  /** What it must hold: the whole of a JSON file, the fields of a Markdown file */
  rule: z.ZodType
  /** The graph's type for it, or for each entry of a list */
  type: string
  /** The page that shows it; where the path's first `*` is in it, each has a page of that name */
  page: (typeof pages)[number] | "/*"
  /** The graph's field for it, if there is one of its type */
  field?: string
  /** What editors look for, where that is not the rule's title */
  title?: string
}

const legalSectionFiles = "content/legal/*/*.md"

/** All of them, in the order in which editors see them. */
export const contentFiles: readonly ContentFile[] = [
  { path: hotelsFile, rule: hotels, type: "Hotel", page: "/" },
  { path: destinationsFile, rule: destinations, type: "Destination", page: "/" },
  {
    path: siteFile,
    rule: site,
    type: "SiteCopy",
    page: "/",
    field: "copy",
    title: "Brand, home page and footer",
  },
  {
    path: aboutFile,
    rule: about,
    type: "About",
    page: "/",
    field: "about",
    title: "Our story",
  },
  { path: legalPagesFile, rule: legalPages, type: "LegalPage", page: "/" },
  { path: legalSectionFiles, rule: legalSection, type: "LegalSection", page: "/*" },
]

/** The files that must exist. */
export const neededFiles = contentFiles.map(({ path }) => path).filter(path => !path.includes("*"))

/** What a file is; undefined if it is no file of the content. */
export function contentFileAt(path: string): ContentFile | undefined {
  const kind = legalPageOf(path) ? legalSectionFiles : path
  return contentFiles.find(file => file.path === kind && !path.includes("*"))
}

export const isList = ({ rule }: ContentFile) => rule instanceof z.ZodArray

export const isMarkdown = ({ path }: Pick<ContentFile, "path">) => path.endsWith(".md")

/** The path of the page that shows a file of the content. */
export function pageOf(file: string): string {
  const page = contentFileAt(file)?.page ?? "/"
  return page.replace("*", () => String(legalPageOf(file)))
}

/** What messages call an entry of a file that holds a list. */
export function nounOf(file: string): string {
  const rule = contentFileAt(file)?.rule
  const entry = rule instanceof z.ZodArray ? (rule.element as z.ZodType) : undefined
  return (entry?.meta()?.title ?? "Entry").toLowerCase()
}

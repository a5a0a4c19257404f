import type { z } from "zod"
import { about, destinations, hotels, legalPages, legalSection } from "./rules"
import { site } from "./site-rules"

/** What a file in content/ is to hold. */
export interface FileRule {
  schema: z.ZodType
  /** What an entry of the file is called, where the file is a list */
  noun: string
}

/** Files that must be there, with what they hold. */
export const contentFiles: Record<string, FileRule> = {
  "content/site.json": { schema: site, noun: "entry" },
  "content/hotels.json": { schema: hotels, noun: "hotel" },
  "content/destinations.json": { schema: destinations, noun: "destination" },
  "content/legal/pages.json": { schema: legalPages, noun: "page" },
  "content/about.md": { schema: about, noun: "field" },
}

const section: FileRule = { schema: legalSection, noun: "field" }

/** What the file is to hold; undefined where it belongs to no kind of content. */
export function ruleFor(file: string): FileRule | undefined {
  if (Object.hasOwn(contentFiles, file)) return contentFiles[file]
  return legalPageOf(file) ? section : undefined
}

/** The legal page that a file holds a section of: the end of the page's path. */
export function legalPageOf(file: string): string | undefined {
  return /^content\/legal\/([^/]+)\/[^/]+\.md$/.exec(file)?.[1]
}

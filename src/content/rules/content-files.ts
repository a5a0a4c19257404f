import type { z } from "zod"
import { about, destinations, hotels, legalPages, legalSection } from "./rules"
import { site } from "./site-rules"

/** What a file in content/ must hold. */
export interface FileRule {
  schema: z.ZodType
  /** What messages call an entry, if the file is a list */
  noun: string
}

/** The files that must exist. */
export const contentFiles: Record<string, FileRule> = {
  "content/site.json": { schema: site, noun: "entry" },
  "content/hotels.json": { schema: hotels, noun: "hotel" },
  "content/destinations.json": { schema: destinations, noun: "destination" },
  "content/legal/pages.json": { schema: legalPages, noun: "page" },
  "content/about.md": { schema: about, noun: "field" },
}

const section: FileRule = { schema: legalSection, noun: "field" }

/** What the file must hold; undefined if it is not a content file. */
export function ruleFor(file: string): FileRule | undefined {
  if (Object.hasOwn(contentFiles, file)) return contentFiles[file]
  return legalPageOf(file) ? section : undefined
}

/** The slug of the legal page that a file is a section of. */
export function legalPageOf(file: string): string | undefined {
  return /^content\/legal\/([^/]+)\/[^/]+\.md$/.exec(file)?.[1]
}

import { isUnfilled } from "../reading/facts"
import { type Source, valueIn } from "../reading/source"
import { anchorOf } from "../rules/anchor"
import { legalPageOf } from "../rules/content-files"
import { sections } from "../rules/sections"

/**
 * The site's pages by their paths, each with what may follow a # in a link to it. A page with a section
 * that cannot be read has no list: whether a link to it is right shows when that is mended.
 */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

export function sitePages(sources: readonly Source[]): SitePages {
  const pages = new Map<string, string[] | undefined>([["/", sections.map(({ id }) => id)]])
  for (const slug of legalSlugs(sources)) pages.set(`/${slug}`, anchorsOf(sources, slug))
  return pages
}

/** Legal pages with an entry or a folder; where one of the two is missing, that is a mistake of its own. */
function legalSlugs(sources: readonly Source[]) {
  const entries = sources.find(({ file }) => file === "content/legal/pages.json")?.data
  const slugs = [entries].flat().map(entry => valueIn(entry, ["slug"]))
  const folders = sources.map(({ file }) => legalPageOf(file))
  return new Set([...slugs, ...folders].filter(slug => typeof slug === "string"))
}

function anchorsOf(sources: readonly Source[], slug: string) {
  const sections = sources.filter(({ file }) => legalPageOf(file) === slug)
  const headings = sections.map(({ data }) => valueIn(data, ["heading"]))
  const readable = headings.filter(heading => typeof heading === "string" && !isUnfilled(heading))
  const complete = headings.length > 0 && readable.length === headings.length
  return complete ? readable.map(heading => anchorOf(String(heading))) : undefined
}

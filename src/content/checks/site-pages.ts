import { isUnfilled } from "../reading/facts"
import { type Source, valueIn } from "../reading/source"
import { anchorOf } from "../rules/anchor"
import { legalPageOf, legalPagesFile, pages } from "../rules/paths"
import { sections } from "../rules/sections"

/**
 * The anchors of the site's pages, by path. They are undefined for a page with a section that cannot be
 * read: until that is fixed, links into the page cannot be checked.
 */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

export function sitePages(sources: readonly Source[]): SitePages {
  const known = new Map<string, string[] | undefined>(pages.map(path => [path, undefined]))
  known.set(
    "/",
    sections.map(({ id }) => id),
  )
  for (const slug of legalSlugs(sources)) known.set(`/${slug}`, anchorsOf(sources, slug))
  return known
}

/** Legal pages with an entry or a folder; if one of the two is missing, `legalPageProblems` reports it. */
function legalSlugs(sources: readonly Source[]) {
  const entries = sources.find(({ file }) => file === legalPagesFile)?.data
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

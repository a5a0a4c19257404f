import { type Facts, fillText, isUnfilled } from "./facts"
import { pageOf, slugOf } from "./files"
import { headingsIn } from "./markdown"
import { hasTitle, outline } from "./outline"
import type { Body, ParsedFile } from "./parsed-file"
import { sections } from "./site-map"

/** The anchors of the site's pages, by path; undefined where a heading names a fact that is missing. */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

export function sitePages(sources: readonly ParsedFile[], facts: Facts): SitePages {
  const home = sections.map(({ id }) => id)
  const legal = sources.flatMap(({ file, body }) =>
    slugOf(file) && body ? [[pageOf(file), anchorsIn(body, facts)] as const] : [],
  )
  return new Map<string, string[] | undefined>([["/", home], ...legal])
}

function anchorsIn(body: Body, facts: Facts): string[] | undefined {
  const headings = headingsOf(body, facts)
  if (headings.some(({ words }) => isUnfilled(words))) return undefined
  const places = outline(headings, 2).filter(({ level }) => level <= 3)
  return places.map(({ anchor }) => anchor)
}

/** The headings of a legal page without its title, with the facts in them filled in. */
export function headingsOf({ tree }: Body, facts: Facts) {
  const headings = headingsIn(tree).map(heading => ({
    ...heading,
    words: fillText(heading.words, facts),
  }))
  return hasTitle(headings) ? headings.slice(1) : headings
}

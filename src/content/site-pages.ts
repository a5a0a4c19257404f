import { pageOf, slugOf } from "./content-files"
import { type Facts, fillText, isUnfilled } from "./facts"
import { outline } from "./heading-levels"
import { headingsIn } from "./markdown"
import { sections } from "./navigation"
import type { Body, ParsedFile } from "./parsed-file"

/** The anchors of the site's pages, by path; undefined if a heading refers to a missing fact. */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

export function sitePages(sources: readonly ParsedFile[], facts: Facts): SitePages {
  const home = sections.map(({ id }) => id)
  const legal = sources.flatMap(({ file, body }) =>
    slugOf(file) && body ? [[pageOf(file), anchorsIn(body, facts)] as const] : [],
  )
  return new Map<string, string[] | undefined>([["/", home], ...legal])
}

/** The anchors of a legal page's sections, with the facts in their headings filled in. */
function anchorsIn({ tree }: Body, facts: Facts): string[] | undefined {
  const headings = headingsIn(tree).map(it => ({ ...it, text: fillText(it.text, facts) }))
  if (headings.some(({ text }) => isUnfilled(text))) return undefined
  const targets = outline(headings, 2).filter(({ level }) => level <= 3)
  return targets.map(({ anchor }) => anchor)
}

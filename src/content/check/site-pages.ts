import { pathnameOf } from "../content-files"
import { type Facts, fillBody } from "../files/facts"
import type { Body, ParsedFile } from "../files/parsed-file"
import { correctText } from "../markdown/correct-text"
import { factNames } from "../markdown/fact-names"
import { headingsIn, outline } from "../markdown/headings"
import { parseText } from "../markdown/markdown-tree"
import { homeSections } from "../navigation"

/** The anchors of the site's pages, by pathname; undefined while a fact is missing. */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

export function sitePages(parsedFiles: readonly ParsedFile[], facts: Facts): SitePages {
  const home = homeSections.map(({ id }) => id)
  const pages = parsedFiles.map(
    ({ file, body }) => [pathnameOf(file), body && anchorsIn(body, facts)] as const,
  )
  return new Map<string, string[] | undefined>([...pages, ["/", home]])
}

/** The anchors of a page's sections, computed from the corrected text as Gatsby will get it. */
function anchorsIn(body: Body, facts: Facts): string[] | undefined {
  if (facts.size < factNames.length) return undefined
  const headings = headingsIn(parseText(fillBody(correctText(body.text, body.corrections), facts)))
  const targets = outline(headings, 2).filter(({ level }) => level <= 3)
  return targets.map(({ anchor }) => anchor)
}

import type { Content, Heading, Text } from "mdast"
import { anchorOf, sections } from "./addresses"
import { type Facts, fillText, isUnfilled } from "./facts"
import { pageOf, slugOf } from "./files"
import type { Body, Source } from "./source"

/** A section of a legal page: it begins with a heading of the second level. */
export interface LegalSection {
  heading: Heading
  /** The words of the heading; undefined if it has anything but plain words in it */
  words: string | undefined
  anchor: string
  content: Content[]
}

export function legalSections({ tree }: Body, facts: Facts): LegalSection[] {
  const found: LegalSection[] = []
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2 && !isUnderlined(node)) {
      const plain = node.children.every(({ type }) => type === "text")
      const text = node.children.map(child => (child as Text).value ?? "").join("")
      const words = plain ? fillText(text, facts).trim() : undefined
      found.push({ heading: node, words, anchor: anchorOf(words ?? ""), content: [] })
    } else found.at(-1)?.content.push(node)
  }
  return found
}

/** Whether a heading is made by the dashes below it, mostly by accident. */
export function isUnderlined({ position }: Heading): boolean {
  return position !== undefined && position.end.line > position.start.line
}

/**
 * The anchors of the site's pages, by path. They are undefined for a page with a section that cannot be
 * read: until that is fixed, links into the page cannot be checked.
 */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

export function sitePages(sources: readonly Source[], facts: Facts): SitePages {
  const home = sections.map(({ id }) => id)
  const legal = sources
    .filter(({ file }) => slugOf(file))
    .map(source => [pageOf(source.file), anchorsIn(source, facts)] as const)
  return new Map<string, string[] | undefined>([["/", home], ...legal])
}

function anchorsIn({ body }: Source, facts: Facts): string[] | undefined {
  const found = body ? legalSections(body, facts) : []
  const known = found.every(({ words }) => words && !isUnfilled(words))
  return known && found.length > 0 ? found.map(({ anchor }) => anchor) : undefined
}

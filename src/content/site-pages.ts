import type { Heading as HeadingNode } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { sections } from "./addresses"
import { cured } from "./check-facts"
import { type Facts, fillText, isUnfilled } from "./facts"
import { pageOf, slugOf } from "./files"
import { wordsIn } from "./markdown"
import { type Heading, hasTitle, outline } from "./outline"
import type { Source } from "./source"

/** The headings of a text, with the facts filled into their words. */
export function headingsIn(tree: Node, facts: Facts): (Heading & { node: HeadingNode })[] {
  const found: (Heading & { node: HeadingNode })[] = []
  visit(tree, "heading", (part: Node, _index, parent) => {
    const node = part as HeadingNode
    const words = fillText(cured(wordsIn(node)), facts).trim()
    found.push({ node, depth: node.depth, words, nested: parent !== tree })
  })
  return found
}

/** The anchors of the site's pages, by path; undefined where a heading names a fact that is missing. */
export type SitePages = ReadonlyMap<string, readonly string[] | undefined>

export function sitePages(sources: readonly Source[], facts: Facts): SitePages {
  const home = sections.map(({ id }) => id)
  const legal = sources
    .filter(({ file }) => slugOf(file))
    .map(source => [pageOf(source.file), anchorsIn(source, facts)] as const)
  return new Map<string, string[] | undefined>([["/", home], ...legal])
}

function anchorsIn({ body }: Source, facts: Facts): string[] | undefined {
  const all = body ? headingsIn(body.tree, facts) : []
  const headings = hasTitle(all) ? all.slice(1) : all
  if (!body || headings.some(({ words }) => isUnfilled(words))) return undefined
  const places = outline(headings, 2).filter(({ level }) => level <= 3)
  return places.map(({ anchor }) => anchor)
}

import type { Heading as HeadingNode } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { textOf } from "./markdown"

/** A heading in Markdown or HTML. Both are read, so that checked links and rendered anchors agree. */
export interface Heading {
  depth: number
  text: string
  /** Whether it is in a list or a quotation */
  nested: boolean
}

/** Ids already in use on pages, including those of drawings. */
const reservedId =
  /^(main|menu|contents|quick-links|legal-links|skyline|sunburst|night|street|door|mark|light|walls|beams|glow|gatsby-.*|(.*-)?heading)$/

/** The id of a section with this heading, for links to it. Empty if the heading has no letter or digit. */
function anchorOf(heading: string): string {
  const text = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
  const id = text.replace(/^-|-$/g, "")
  return reservedId.test(id) ? `${id}-section` : id
}

export function headingsIn(tree: Node): (Heading & { node: HeadingNode })[] {
  const found: (Heading & { node: HeadingNode })[] = []
  visit(tree, "heading", (part: Node, _index, parent) => {
    const node = part as HeadingNode
    const text = textOf(node).trim()
    found.push({ node, depth: node.depth, text, nested: parent !== tree })
  })
  return found
}

/**
 * Computes levels and anchors of a page's headings, regardless of the levels in the text: each is one below its
 * parent. Repeated headings get a numeric suffix, as on GitHub.
 * @param top Level of the first: 2 for the sections of a legal page, 3 for the story
 */
export function outline(headings: readonly Heading[], top: 2 | 3) {
  const above: number[] = []
  const used = new Set<string>()
  return headings.map(({ depth, text, nested }) => {
    if (!nested) while (above.length > 0 && Number(above.at(-1)) >= depth) above.pop()
    const level = Math.min(6, Math.max(top + above.length, nested ? 3 : 2))
    if (!nested) above.push(depth)
    const id = anchorOf(text) || "section"
    let anchor = id
    for (let count = 1; used.has(anchor); count++) anchor = `${id}-${count}`
    used.add(anchor)
    return { level, anchor }
  })
}

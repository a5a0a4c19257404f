import type { Content, Link, Root } from "mdast"
import remark from "remark"
import gfm from "remark-gfm"
import type { Node } from "unist"
import visit from "unist-util-visit"

/** Markdown as gatsby-transformer-remark reads it. */
const markdown = remark().use(gfm).freeze()

export const parseText = (text: string) => markdown.parse(text) as Root

/** Offsets in a text: from, and up to. */
export type Range = [from: number, to: number]

export const rangeOf = ({ position }: Node): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** Where a text is code or a block of HTML, and where it is the address of a link. */
export function rangesIn(tree: Node, text: string): { code: Range[]; addresses: Range[] } {
  const code: Range[] = []
  const addresses: Range[] = []
  visit(tree, (part: Node, _index, parent) => {
    const node = part as Content
    const [from, to] = rangeOf(node)
    if (node.type === "html" && !isInline(parent)) code.push([from, to])
    else if (node.type === "code" || node.type === "inlineCode") code.push([from, to])
    else if (node.type === "definition") addresses.push([from, to])
    else if (node.type === "link") addresses.push([addressAt(node, text), to])
  })
  return { code, addresses }
}

/** Whether a part of a text with this parent is within a line. */
export const isInline = (parent: Node | undefined) =>
  parent !== undefined && !["root", "blockquote", "listItem"].includes(parent.type)

/** Where the address of a link begins: `](`, or the link itself if it is only an address. */
export function addressAt(node: Link, text: string): number {
  const [from] = rangeOf(node)
  if (text[from] !== "[") return from
  const last = node.children.at(-1)
  return last ? rangeOf(last)[1] : from
}

/** The words of a part of a text. */
export function wordsIn(part: Node): string {
  let words = ""
  visit(part, (node: Node) => {
    const { type, value = "" } = node as { type: string; value?: string }
    if (type !== "html") words += value
  })
  return words
}

import type { Content, Definition, Root } from "mdast"
import remark from "remark"
import gfm from "remark-gfm"
import type { Node } from "unist"
import visit from "unist-util-visit"

/** Parses Markdown as gatsby-transformer-remark does. */
const markdown = remark().use(gfm).freeze()

export const parseText = (text: string) => markdown.parse(text) as Root

export type Range = [from: number, to: number]

export const rangeOf = ({ position }: Node): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** The ranges of code and HTML blocks, and those of link URLs. */
export function rangesIn(tree: Node, text: string): { code: Range[]; urls: Range[] } {
  const code: Range[] = []
  const urls: Range[] = []
  visit(tree, (part: Node, _index, parent) => {
    const node = part as Content
    const [from, to] = rangeOf(node)
    // The parser does not support footnotes and reads some of them as links.
    if (String((node as Definition).identifier).startsWith("^")) return
    if (node.type === "code" || node.type === "inlineCode") code.push([from, to])
    else if (node.type === "html" && !isInline(parent)) code.push([from, to])
    else if (node.type === "definition") urls.push([from, to])
    else if (node.type === "link" || node.type === "linkReference") {
      const last = node.children.at(-1)
      // A bare URL has no brackets.
      urls.push([text[from] === "[" && last ? rangeOf(last)[1] : from, to])
    }
  })
  return { code, urls }
}

/** Whether a node with this parent is part of a line. */
export const isInline = (parent: Node | undefined) =>
  parent !== undefined && !["root", "blockquote", "listItem"].includes(parent.type)

/** The text of a node, without HTML. */
export function textOf(part: Node): string {
  let text = ""
  visit(part, (node: Node) => {
    const { type, value, alt } = node as { type: string; value?: string; alt?: string }
    if (type !== "html") text += value ?? alt ?? ""
  })
  return text
}

import type { Root } from "mdast"
import remark from "remark"
import gfm from "remark-gfm"
import type { Node, Parent } from "unist"
import visit from "unist-util-visit"

/** Parses Markdown as gatsby-transformer-remark does. */
const markdown = remark().use(gfm).freeze()

export const parseText = (text: string) => markdown.parse(text) as Root

type Range = [from: number, to: number]

export const rangeOf = ({ position }: Node): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** A node's range. A bare email address and the text around it have no position, but their neighbors do. */
export function rangeWithin(node: Node, index: number, parent: Parent | undefined): Range {
  if (node.position || !parent) return rangeOf(node)
  const before = parent.children.slice(0, index).findLast(({ position }) => position)
  const after = parent.children.slice(index).find(({ position }) => position)
  const marks = { strong: 2, delete: 2, emphasis: 1 }[parent.type] ?? 0
  const [from, to] = rangeOf(parent)
  return [before ? rangeOf(before)[1] : from + marks, after ? rangeOf(after)[0] : to - marks]
}

/** The text of a node, without HTML. */
export function textOf(part: Node): string {
  let text = ""
  visit(part, (node: Node) => {
    const { type, value, alt } = node as { type: string; value?: string; alt?: string }
    if (type !== "html") text += value ?? alt ?? ""
  })
  return text
}

/** A pasted table's first row, whose cells are bold: the editor loses the row of dashes below it. */
const boldRow =
  /(?<![^\n]\n) {0,3}\|(?:[ \t]*\*\*[^|\n]+\*\*[ \t]*\|)+[ \t]*(?=\n(?! *\|[ :]*-)|$(?!\n))/g

export const isPastedTable = (paragraph: string) => paragraph.search(boldRow) === 0

/** Writes the rows of dashes of pasted tables. */
export const withDashes = (text: string) =>
  text.replace(boldRow, row => `${row}\n${row.trim().replace(/[^|]+/g, " --- ")}`)

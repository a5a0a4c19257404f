import type { Root } from "mdast"
import remark from "remark"
import gfm from "remark-gfm"
import type { Node } from "unist"
import visit from "unist-util-visit"

/** Parses Markdown as gatsby-transformer-remark does. */
const markdown = remark().use(gfm).freeze()

export const parseText = (text: string) => markdown.parse(text) as Root

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

import type { Root } from "mdast"
import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

/** The Markdown of the content, as gatsby-transformer-remark reads it. */
export const markdown = remark().use(gfm).use(footnotes, { inlineNotes: true }).freeze()

export function parseMarkdown(text: string): Root {
  return markdown.parse(text) as Root
}

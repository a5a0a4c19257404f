import type { Root } from "mdast"
import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

const markdown = remark().use(gfm).use(footnotes, { inlineNotes: true })

/** Parses Markdown exactly as gatsby-transformer-remark does. */
export function parseMarkdown(text: string): Root {
  return markdown.parse(text) as Root
}

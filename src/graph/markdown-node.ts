import type { CreateNodeArgs } from "gatsby"
import { anchorOf } from "../content/rules/anchor"

/** Creates the node that the site queries for a Markdown file: the story, or a section of a legal page. */
export function nameMarkdown({ node, getNode, actions, createNodeId }: CreateNodeArgs): void {
  if (node.internal.type !== "MarkdownRemark") return
  const { number, label, heading = "" } = node.frontmatter as Record<string, string>
  const [, page] = String(getNode(node.parent ?? "")?.relativeDirectory).split("legal/")
  const type = page ? "LegalSection" : "About"
  const child = {
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
    page,
    number,
    label,
    heading,
    anchor: anchorOf(heading),
  }
  actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

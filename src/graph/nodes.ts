import type { CreateNodeArgs, Node } from "gatsby"
import { anchorOf } from "../content/rules/anchor"
import { contentFileAt } from "../content/rules/content-files"
import { legalPageOf } from "../content/rules/paths"

/** The graph's type for a file of the content, or for each entry of its list. */
export function typeOf(file: Node | null): string {
  const { type } = contentFileAt(pathOf(file)) ?? {}
  if (!type) throw new Error(`${pathOf(file)} is no file of the content.`)
  return type
}

/** @param file Gatsby's node for it */
const pathOf = (file: Node | null) => `content/${file?.relativePath}`

/** Creates the node that the site queries for a Markdown file: the story, or a section of a legal page. */
export function nameMarkdown({ node, getNode, actions, createNodeId }: CreateNodeArgs): void {
  if (node.internal.type !== "MarkdownRemark") return
  const file = getNode(node.parent ?? "") ?? null
  const type = typeOf(file)
  const fields = node.frontmatter as Record<string, string>
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
    page: legalPageOf(pathOf(file)),
    anchor: anchorOf(fields.heading ?? ""),
  }
  actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

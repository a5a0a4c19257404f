import type { CreateNodeArgs, Node } from "gatsby"
import { contentFileAt, slugOf } from "../content/content-files"

/** The GraphQL type of a content file, or of each entry in its list. */
export function typeOf(file: Node | null): string {
  const { type } = contentFileAt(pathOf(file)) ?? {}
  if (!type) throw new Error(`${pathOf(file)} is not a content file.`)
  return type
}

const pathOf = (file: Node | null) => `content/${file?.relativePath}`

/** Creates the node that the site queries for a Markdown file: the story, or a legal page. */
export function createMarkdownContentNode({
  node,
  getNode,
  actions,
  createNodeId,
}: CreateNodeArgs): void {
  if (node.internal.type !== "MarkdownRemark") return
  const file = getNode(node.parent ?? "") ?? null
  const type = typeOf(file)
  const child = {
    ...(node.frontmatter as Record<string, string>),
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: node.internal.contentDigest },
    slug: slugOf(pathOf(file)),
  }
  actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}

import { utimesSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import type { CreatePagesArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import { contentFileAt, contentFiles } from "../content/content-files"
import { checkedFiles, checkedFolder } from "./write-checked-content"

/** The type of the nodes that gatsby-transformer-json creates from JSON files. */
export const jsonType = "ContentJson"

/*
 * The site queries nodes of its own: one for each entry of a JSON file, the story and each legal page. `gatsby develop`
 * is a state machine (gatsby/dist/state-machines/develop; `gatsby develop --verbose` logs its states):
 *
 * - waiting: a changed file starts `recreatingPages`.
 * - recreatingPages: calls `updateNodes`. No query runs. A file that changes now is read, but starts nothing.
 * - runningQueries: calls `recheckNodes` first. A file that changes now starts `recreatingPages` once the queries have run.
 *
 * In each state, Gatsby deletes the transformers' nodes of a changed file at once and recreates them one by one.
 */

type GetNodesByType = NodePluginArgs["getNodesByType"]

let createPagesAgain = () => {}

/** Makes the site's nodes agree with the checked content, which Gatsby may still be reading. */
export async function updateNodes(args: CreatePagesArgs): Promise<void> {
  const { actions, getNodesByType } = args
  const hasChanged = !agree(getNodesByType)
  for (let tries = 1; !agree(getNodesByType); tries++) {
    const checked = checkedFiles()
    const isChecked = ({ internal }: NodeInput) => checked.has(internal.contentDigest)
    const sources = [jsonType, "MarkdownRemark"].flatMap(getNodesByType)
    const nodes = sources.map(node => siteNode(node, args)).filter(isChecked)
    if (nodes.length === checked.size) {
      for (const node of nodes) actions.createNode(node)
      for (const node of siteNodes(getNodesByType)) if (!isChecked(node)) actions.deleteNode(node)
    }
    if (tries === 200) throw new Error(`Gatsby has not read all of ${checkedFolder}.`)
    // Gatsby forgets a change if a page is requested right after it. A new date makes Gatsby read the files again.
    const now = new Date()
    if (tries % 20 === 0) for (const file of checked.values()) utimesSync(file, now, now)
    await pause(50)
  }
  const [site] = getNodesByType("Site")
  createPagesAgain = () => site && actions.touchNode(site)
  // Gatsby does not write a page's data while it writes another's. The next round does.
  if (hasChanged && process.env.gatsby_executing_command === "develop")
    setTimeout(createPagesAgain, 1000)
}

/** Starts another round if the content has changed since the last one began. */
export function recheckNodes({ getNodesByType }: NodePluginArgs): void {
  if (!agree(getNodesByType)) createPagesAgain()
}

/** Whether the site's nodes are those of the checked content. */
function agree(getNodesByType: GetNodesByType): boolean {
  const checked = checkedFiles()
  const nodes = siteNodes(getNodesByType)
  const isChecked = ({ internal }: Node) => checked.has(internal.contentDigest)
  return nodes.length === checked.size && nodes.every(isChecked)
}

const siteNodes = (getNodesByType: GetNodesByType): Node[] =>
  contentFiles.flatMap(({ type }) => getNodesByType(type))

/** The site's node for a transformer's. It is not a child of its file, because Gatsby deletes those at any time. */
function siteNode(node: Node, { getNode, createNodeId }: CreatePagesArgs): NodeInput {
  const { id, parent, children, internal, frontmatter, ...entry } = node
  const file: Node | undefined = getNode(parent ?? "")
  const { type = "" } = contentFileAt(`content/${file?.relativePath}`) ?? {}
  const fields = frontmatter ? { ...frontmatter, slug: file?.name } : entry
  const { digest = "" } = fields as { digest?: string }
  return {
    ...fields,
    id: createNodeId(`${id} >>> ${type}`),
    parent,
    children: [],
    internal: { type, contentDigest: digest, content: internal.content },
  }
}

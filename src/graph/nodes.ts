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

/** Makes the site's nodes agree with the checked content. */
export async function updateNodes(args: CreatePagesArgs): Promise<void> {
  const { actions, getNodesByType } = args
  const [site] = getNodesByType("Site")
  // A touched node makes Gatsby enter `recreatingPages`, and run the queries again.
  queryAgain = () => site && actions.touchNode(site)
  if (agree(args)) return
  while (!agree(args)) {
    replaceSiteNodes(await waitForTransformers(args), args)
    // Gatsby's database shows new nodes a moment later.
    await pause(50)
  }
  // Gatsby does not write a page's data while it writes another's. The next round does.
  if (process.env.gatsby_executing_command === "develop") setTimeout(queryAgain, 1000)
}

let queryAgain = () => {}

/** Starts another round if the content has changed since the last one began. */
export function recheckNodes(args: NodePluginArgs): void {
  if (!agree(args)) queryAgain()
}

/** Waits until the transformers have read all of the checked content. Returns the site's nodes for it. */
async function waitForTransformers(args: CreatePagesArgs): Promise<NodeInput[]> {
  for (let tries = 1; tries <= 200; tries++) {
    const checked = checkedFiles()
    const sources = [jsonType, "MarkdownRemark"].flatMap(args.getNodesByType)
    const nodes = sources.map(node => siteNode(node, args))
    const current = nodes.filter(({ internal }) => checked.has(internal.contentDigest))
    if (current.length === checked.size) return current
    // Gatsby forgets a change if a page is requested right after it. A new date makes Gatsby read the files again.
    const now = new Date()
    if (tries % 20 === 0) for (const file of checked.values()) utimesSync(file, now, now)
    await pause(50)
  }
  throw new Error(`Gatsby has not read all of ${checkedFolder}.`)
}

function replaceSiteNodes(nodes: NodeInput[], args: CreatePagesArgs) {
  for (const node of nodes) args.actions.createNode(node)
  const digests = nodes.map(({ internal }) => internal.contentDigest)
  for (const node of siteNodes(args))
    if (!digests.includes(node.internal.contentDigest)) args.actions.deleteNode(node)
}

/** Whether the site's nodes are those of the checked content. */
function agree(args: NodePluginArgs): boolean {
  const checked = checkedFiles()
  const nodes = siteNodes(args)
  const isChecked = ({ internal }: Node) => checked.has(internal.contentDigest)
  return nodes.length === checked.size && nodes.every(isChecked)
}

const siteNodes = ({ getNodesByType }: NodePluginArgs): Node[] =>
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

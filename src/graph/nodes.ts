import { existsSync, readdirSync, readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import type { CreateNodeArgs, CreatePagesArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import { contentFileAt, contentFiles, isList } from "../content/content-files"
import { checkedFolder } from "./write-checked-content"

/** The type of the nodes that gatsby-transformer-json creates from JSON files. */
export const jsonType = "ContentJson"

/*
 * In `gatsby develop`, Gatsby calls these functions in turn after each change to the checked content: `createContentNode`
 * for each file that it has read, `updateNodes` when it creates pages, `recheckNodes` before it runs queries, and
 * `updateNodes` again if a file has changed while queries ran.
 */

/** Nodes created since Gatsby last created pages. */
const createdSincePages = new Map<string, NodeInput>()

/**
 * Creates the node that the site queries: for an entry of a JSON file, the story, or a legal page. It is not a child of
 * its file, because Gatsby deletes the children of a changed file and recreates them, even while queries read them.
 * Instead, a changed node replaces the old one at once.
 */
export function createContentNode({ node, getNode, actions, createNodeId }: CreateNodeArgs): void {
  const { id, parent, children, internal, frontmatter, ...entry } = node
  const isMarkdown = internal.type === "MarkdownRemark"
  const file: Node | undefined = getNode(parent ?? "")
  if (!file || (!isMarkdown && internal.type !== jsonType)) return
  const { type } = contentFileAt(`content/${file.relativePath}`) ?? {}
  if (!type) throw new Error(`${file.relativePath} is not a content file.`)
  const { contentDigest, content } = internal
  const created = {
    ...(isMarkdown ? { ...(frontmatter as object), slug: file.name } : entry),
    id: createNodeId(`${id} >>> ${type}`),
    parent,
    children: [],
    internal: { type, contentDigest, content },
  }
  createdSincePages.set(created.id, created)
  // Gatsby modifies the node that it gets.
  actions.createNode(structuredClone(created))
}

/**
 * Makes the nodes agree with the checked content before Gatsby creates pages, when no query runs. Waits for the nodes of
 * new legal pages, deletes those of removed entries and pages, and recreates recent ones, because Gatsby considers a
 * page up to date if its query ran while a node changed.
 */
export async function updateNodes({ actions, getNodesByType }: CreatePagesArgs): Promise<void> {
  for (let tries = 0; unreadPages(getNodesByType).length > 0; tries++) {
    if (tries === 200) throw new Error(`Gatsby has not read all pages in ${checkedFolder}/legal.`)
    await pause(50)
  }
  for (const { internal, ...node } of createdSincePages.values()) {
    const { type, content } = internal
    // A new digest makes Gatsby rerun the queries that use the node.
    const contentDigest = `${internal.contentDigest} again`
    actions.createNode({ ...node, internal: { type, content, contentDigest } })
  }
  createdSincePages.clear()
  const gone = goneNodes(getNodesByType)
  for (const node of gone) actions.deleteNode(node)
  const left = contentFiles.flatMap(({ type }) => getNodesByType(type))
  // The next queries may still see the deleted nodes. Treating all others as changed makes every query run once more.
  if (gone.length > 0)
    for (const node of left) if (!gone.includes(node)) createdSincePages.set(node.id, node)
  const [site] = getNodesByType("Site")
  createPagesAgain = () => site && actions.touchNode(site)
}

let createPagesAgain = () => {}

/** Gatsby forgets changes that it reads while creating pages. A change during queries makes it create pages again. */
export function recheckNodes({ getNodesByType }: NodePluginArgs): void {
  const changed = [...unreadPages(getNodesByType), ...goneNodes(getNodesByType)]
  if (changed.length + createdSincePages.size > 0) createPagesAgain()
}

type GetNodesByType = NodePluginArgs["getNodesByType"]

/** Checked legal pages that have no node. */
const unreadPages = (getNodesByType: GetNodesByType) =>
  readdirSync(`${checkedFolder}/legal`).filter(file =>
    getNodesByType("LegalPage").every(({ slug }) => file !== `${slug}.md`),
  )

/** Nodes of entries and pages that the checked content no longer has. */
const goneNodes = (getNodesByType: GetNodesByType) =>
  contentFiles.flatMap(contentFile => {
    const file = contentFile.file.replace("content", checkedFolder)
    const nodes = getNodesByType(contentFile.type)
    if (!isList(contentFile)) {
      return nodes.filter(({ slug }) => !existsSync(file.replace("*", String(slug))))
    }
    const entries = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []
    return nodes.filter(({ position }) => Number(position) > entries.length)
  })

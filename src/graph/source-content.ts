import type { Node, NodeInput, NodePluginArgs } from "gatsby"
import { contentKinds, kindOf, nameOf } from "../content/content-kinds"
import type { ParsedFile } from "../content/parse-file"
import { checkFolder } from "../content/read-files"
import { formatProblems } from "../content/report"

/*
 * The pages query nodes that we make from the checked content: one for each item of a list, and one for each other file.
 * In `gatsby develop`, a changed file starts a round: Gatsby creates the pages, then it runs their queries (`--verbose`
 * logs its states). Queries miss what changes while they run, so our nodes change while Gatsby creates pages.
 */

export const isDevelop = process.env.gatsby_executing_command === "develop"

/** Of the last round: the check's result as JSON, whether it was new, and the report of its problems. */
let lastCheck = ""
let lastCheckWasNew = false
let lastReport = ""

/** Checks the content, and makes the nodes from it. Invalid content stops a build; `gatsby develop` shows the last valid one. */
export async function updateNodes(args: NodePluginArgs): Promise<void> {
  const { actions, reporter } = args
  const result = checkFolder()
  const { parsedFiles, problems } = result
  const check = JSON.stringify(result)
  lastCheckWasNew = check !== lastCheck
  lastCheck = check
  const report = problems.length > 0 ? formatProblems(problems) : ""
  if (report && !isDevelop) reporter.panic(`The content has problems.\n\n${report}`)
  if (report && report !== lastReport)
    reporter.warn(`Until these problems are fixed, changes in content/ may not show.\n\n${report}`)
  if (!report && lastReport) reporter.success("The content is valid again.")
  lastReport = report

  const current: Node[] = contentKinds.flatMap(({ type }) => args.getNodesByType(type))
  if (report && current.length > 0) return
  // At the start, the files without problems show.
  const valid = parsedFiles.filter(({ path }) => problems.every(problem => problem.path !== path))
  const nodes = valid.flatMap(parsed => nodesOf(parsed, args))
  const ids = nodes.map(({ id }) => id)
  for (const node of current) if (!ids.includes(node.id)) actions.deleteNode(node)
  await Promise.all(nodes.map(node => actions.createNode(node)))
}

/**
 * Starts another round until one has found nothing new. Gatsby forgets a change right before a request for a page, or
 * while it creates the pages; and if two pages' data are ready at once, it writes only one of them.
 */
export function repeatRounds({ actions, getNodesByType }: NodePluginArgs): void {
  setInterval(() => {
    if (!lastCheckWasNew && JSON.stringify(checkFolder()) === lastCheck) return
    // Any changed node starts a round, once Gatsby has created the pages of the last one.
    for (const node of getNodesByType("Site")) actions.touchNode(node)
  }, 1000)
}

/** A file's nodes. A node's id is its position: reordering a list changes nodes, but deletes none. */
function nodesOf({ path, data, text }: ParsedFile, args: NodePluginArgs): NodeInput[] {
  const kind = kindOf(path)
  if (!kind) return []
  const { type, schema } = kind
  return [schema.parse(data)].flat().map((item, index) => {
    const fields = { ...item, position: index + 1, slug: nameOf(path) }
    const contentDigest = args.createContentDigest({ fields, text })
    const internal = { type, content: text, contentDigest }
    const id = args.createNodeId(`${path} ${index}`)
    return { ...fields, id, parent: null, children: [], internal }
  })
}

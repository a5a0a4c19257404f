import type { Content } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { pageOf } from "../content-files"
import type { Facts } from "../files/facts"
import type { ParsedFile } from "../files/parsed-file"
import { isVisible } from "../markdown/characters"
import { headingsIn } from "../markdown/headings"
import { rangeOf, textOf } from "../markdown/markdown-tree"
import { type Explanation, instead, type Problem, problemAt } from "../problem"
import { linkProblem } from "./check-links"
import type { SitePages } from "./site-pages"

/** Problems in the text under a Markdown file's fields. */
export function textProblems(source: ParsedFile, pages: SitePages, facts: Facts): Problem[] {
  const { body } = source
  if (!body) return []
  const page = pageOf(source.file)
  const problems: Problem[] = []
  const headings = headingsIn(body.tree)
  const sections = headings.filter(({ nested }) => !nested)
  const report = (offset: number, ...explanation: Explanation) => {
    const section = sections.findLast(({ node }) => body.originalOffset(rangeOf(node)[0]) <= offset)
    const path = section ? ["text", section.text] : ["text"]
    problems.push(problemAt(source, body.offset + offset, explanation, path))
  }
  // Check links and headings in the corrected text, so that no edit reveals another problem.
  visit(body.tree, (part: Node) => {
    const node = part as Content
    if (node.type !== "link" && node.type !== "definition") return
    const explanation = node.url
      ? linkProblem(node.url, page, pages, facts)
      : emptyLink(body.text.slice(0, rangeOf(node)[0]) + textOf(node))
    if (explanation) report(body.originalOffset(rangeOf(node)[0]), ...explanation)
  })
  for (const { from, to, write, message } of body.edits) {
    if (message)
      report(from, message, instead(source.text.slice(body.offset + from, body.offset + to), write))
  }
  if (!isVisible(textOf(body.tree))) report(0, "The text is empty.", "Write at least one sentence.")
  else if (page !== "/" && headings.length === 0) report(0, ...noSections)
  return problems
}

const emptyLink = (text: string): Explanation => [
  `The link at the end of “${text.trim().split(/\s+/).slice(-5).join(" ")}” has no address.`,
  "Put the cursor in it and choose the chain, which removes the link.",
]

const noSections: Explanation = [
  "The page has no headings.",
  "Start each section with a heading (the Heading 2 button), such as “Cancellation”.",
]

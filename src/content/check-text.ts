import type { Content } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { isVisible } from "./characters"
import { linkProblem } from "./check-links"
import type { Facts } from "./facts"
import { pageOf, slugOf } from "./files"
import { isFootnote, rangeOf, wordsIn } from "./markdown"
import { instead, type Problem, type Wording } from "./problem"
import { headingsOf, type SitePages } from "./site-pages"
import { problemInText, type Source } from "./source"

/** Problems in the text under the fields of a Markdown file. */
export function textProblems(source: Source, pages: SitePages, facts: Facts): Problem[] {
  const { body } = source
  if (!body) return []
  const problems: Problem[] = []
  const report = (at: number, ...wording: Wording) =>
    problems.push(problemInText(source, body, at, ...wording))
  // What is wrong with links and with the whole is found in the text with all edits made.
  visit(body.tree, (part: Node) => {
    const node = part as Content
    if ((node.type !== "link" && node.type !== "definition") || isFootnote(node)) return
    const wording = linkProblem(node.url, pageOf(source.file), pages, facts)
    if (wording) report(body.originalOffset(rangeOf(node)[0]), ...wording)
  })
  for (const { from, to, write, message } of body.edits) {
    report(from, message, instead(source.text.slice(body.offset + from, body.offset + to), write))
  }
  if (!isVisible(wordsIn(body.tree))) report(0, "The text is empty.", "Write it.")
  else if (slugOf(source.file) && headingsOf(body, facts).length === 0) report(0, ...noSections)
  return problems
}

const noSections: Wording = [
  "The page has no sections.",
  "Begin each section with a heading (the button Heading 2), such as ## Cancellation",
]

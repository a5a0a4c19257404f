import type { Content } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { isVisible } from "./characters"
import { linkProblem, type SitePages } from "./check-links"
import { mistakeIn } from "./check-nodes"
import { pathnameOf } from "./content-files"
import { headingsIn } from "./headings"
import { rangeOf, rangeWithin, textOf } from "./markdown"
import type { ParsedFile } from "./parse-file"
import { type Explanation, type Problem, problemAtOffset } from "./problem"
import { markupInParagraph } from "./typed-markup"

/** Problems in the text under a Markdown file's fields. */
export function textProblems(parsed: ParsedFile, pages: SitePages): Problem[] {
  const { body } = parsed
  if (!body) return []
  const page = pathnameOf(parsed.file)
  const sections = headingsIn(body.tree).filter(({ nested, text }) => !nested && text)
  const problems: Problem[] = []
  const report = (offset: number, ...explanation: Explanation) => {
    const section = sections.findLast(({ node }) => rangeOf(node)[0] <= offset)
    const keyPath = section ? ["text", section.text] : ["text"]
    problems.push(problemAtOffset(parsed, body.asWritten(offset), explanation, keyPath))
  }
  visit(body.tree, (node: Node, index, parent) => {
    const [from, to] = rangeWithin(node, index, parent)
    const mistake = mistakeIn(node as Content, body.text.slice(from, to), (words, url) =>
      linkProblem(words, url, page, pages),
    )
    if (mistake) report(from, ...mistake)
    if (!/^(paragraph|heading|tableCell)$/.test(node.type)) return
    for (const { index: at, fault } of markupInParagraph(wordsOf(node, body.text))) {
      report(from + at, `The text ${fault}.`, useMenu)
    }
  })
  const [first, ...others] = sections
  const isTitle = first?.depth === 1 && others[0] && others.every(({ depth }) => depth > 1)
  if (!isVisible(textOf(body.tree))) report(0, "The text is empty.", "Write a sentence.")
  else if (page !== "/" && !first) report(0, "The page has no headings.", addHeadings)
  else if (page !== "/" && isTitle) report(rangeOf(first.node)[0], ...ownTitle)
  return problems
}

const addHeadings = "Start each section with “Heading 2” in the menu above the text."
const ownTitle = ["The page’s title is in the Title field.", "Remove this heading."] as const
const useMenu =
  "Remove the signs. For headings and lists, use the menu above the text; for bold words and links, its buttons."

/** A paragraph's source with private-use characters over all but its text, so that offsets stay. */
function wordsOf(paragraph: Node, source: string): string {
  const [start, end] = rangeOf(paragraph)
  let words = source.slice(start, end).replace(/[^\n]/g, "\uE000")
  visit(paragraph, "text", (node: Node, index, parent) => {
    const [from, to] = rangeWithin(node, index, parent)
    words = words.slice(0, from - start) + source.slice(from, to) + words.slice(to - start)
  })
  return words
}

import type { Content } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { pathnameOf } from "../content-files"
import type { Facts } from "../files/facts"
import type { ParsedFile } from "../files/parsed-file"
import { isVisible } from "../markdown/characters"
import { correctText } from "../markdown/correct-text"
import { overlap } from "../markdown/find-corrections"
import { headingsIn } from "../markdown/headings"
import { parseText, rangeOf, textOf } from "../markdown/markdown-tree"
import { type Explanation, instead, type Problem, problemAtOffset } from "../problem"
import { linkProblem } from "./check-links"
import type { SitePages } from "./site-pages"

/** Problems in the text under a Markdown file's fields. */
export function textProblems(parsed: ParsedFile, pages: SitePages, facts: Facts): Problem[] {
  const { body } = parsed
  if (!body) return []
  const pathname = pathnameOf(parsed.file)
  const problems: Problem[] = []
  const sections = headingsIn(body.tree).filter(({ nested, text }) => !nested && text)
  const report = (offset: number, ...explanation: Explanation) => {
    const section = sections.findLast(({ node }) => rangeOf(node)[0] <= offset)
    const keys = section ? ["text", section.text] : ["text"]
    problems.push(problemAtOffset(parsed, body.fileOffset(offset), explanation, keys))
  }
  visit(body.tree, (part: Node) => {
    const node = part as Content
    if (node.type !== "link" && node.type !== "definition") return
    const [from, to] = rangeOf(node)
    if (body.corrections.some(correction => overlap(correction, { from, to }))) return
    const explanation = node.url
      ? linkProblem(node.url, pathname, pages, facts)
      : emptyLink(body.text.slice(0, from) + textOf(node))
    if (explanation) report(from, ...explanation)
  })
  for (const { from, to, write, message } of body.corrections) {
    report(from, message, instead(body.text.slice(from, to), write))
  }
  const corrected = parseText(correctText(body.text, body.corrections))
  if (!isVisible(textOf(corrected))) report(0, "The text is empty.", "Write at least one sentence.")
  else if (pathname !== "/" && headingsIn(corrected).length === 0) report(0, ...noSections)
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

import type { Content, Heading } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { findInvisible, invisibleIn, isVisible } from "./characters"
import { linkProblem } from "./check-links"
import { type Facts, fillText, isUnfilled } from "./facts"
import { pageOf, slugOf } from "./files"
import { tooLong } from "./kinds"
import { isUnderlined, type LegalSection, legalSections, type SitePages } from "./legal-sections"
import { type Problem, problemAt, type Wording } from "./problem"
import { limits } from "./rules"
import type { Source } from "./source"

/** What a text may refer to. */
export interface Surroundings {
  pages: SitePages
  facts: Facts
}

/** Problems in the text under the fields of a Markdown file. */
export function textProblems(source: Source, around: Surroundings): Problem[] {
  if (!source.body) return []
  const { offset: begin, text, tree } = source.body
  const problems: Problem[] = []
  const report = (offset: number, ...wordings: (Wording | Falsy)[]) => {
    for (const wording of wordings) {
      if (wording) problems.push(problemAt(source, begin + offset, wording, ["text"]))
    }
  }
  const isLegal = slugOf(source.file) !== undefined

  const rest = tooLong(fillText(text, around.facts).trim(), longest, "the page")
  if (rest) report(longest, [`The text ${rest[0]}.`, rest[1]])
  const line = text.replace(/[\n\t]/g, " ")
  const invisible = invisibleIn(line)
  if (invisible) report(findInvisible(line), [`The text ${invisible[0]}.`, invisible[1]])

  // The story is below a heading of the second level.
  let depth = 2
  visit(tree, (part: Node, _index, parent) => {
    const node = part as Content
    report(offsetOf(node), ...nodeProblems(node, pageOf(source.file), around))
    if (node.type !== "heading") return
    report(offsetOf(node), headingProblem(node, depth, isLegal && parent === tree))
    depth = node.depth
  })
  if (isLegal) reportSections(legalSections(source.body, around.facts), tree.children[0], report)
  else report(0, !hasWords(tree) && empty)
  return problems
}

type Falsy = false | "" | undefined

/** What is wrong with a part of the text; `false` or undefined for each thing that is not. */
function nodeProblems(node: Content, page: string, { pages, facts }: Surroundings) {
  const hasAddress = node.type === "link" || node.type === "definition"
  const address = hasAddress ? fillText(node.url, facts) : undefined
  return [
    node.type === "html" && rawHtml,
    node.type === "text" && /^\|.*\|/.test(node.value) && brokenTable,
    address !== undefined && !isUnfilled(address) && linkProblem(address, page, pages),
    node.type === "link" && node.children.length === 0 && wordless,
    (node.type === "image" || node.type === "imageReference") && picture,
  ]
}

/**
 * @param above Level of the preceding heading: headings must not skip a level (WCAG 1.3.1, 2.4.6)
 * @param mayBegin Whether it may begin a section of a legal page
 */
function headingProblem(heading: Heading, above: number, mayBegin: boolean) {
  const { depth } = heading
  if (depth === 2 && isUnderlined(heading)) return underlined
  if (depth === 1 || (depth === 2 && !mayBegin)) return tooHigh
  if (!hasWords(heading)) return emptyHeading
  return depth > above + 1 && tooDeep(depth, Math.max(above, 2) + 1)
}

function reportSections(
  sections: LegalSection[],
  first: Content | undefined,
  report: (offset: number, ...wordings: (Wording | Falsy)[]) => void,
) {
  if (!first || sections.length === 0) report(0, withoutSections)
  else report(offsetOf(first), first !== sections[0]?.heading && beforeSections)
  const surplus = sections[limits.sections]
  if (surplus) report(offsetOf(surplus.heading), tooMany(sections.length))
  for (const [index, { heading, words, anchor, content }] of sections.entries()) {
    const isDouble = sections.findIndex(other => other.anchor === anchor) < index
    report(
      offsetOf(heading),
      words === undefined && notPlain,
      words && !anchor && unlinkable,
      words && anchor && isDouble && double(words),
      words && !content.some(hasWords) && withoutText(words),
    )
  }
}

/** Whether a part of a text has anything to read. */
function hasWords(part: Node): boolean {
  let found = false
  visit(part, (node: Node) => {
    found ||= isVisible(String((node as { value?: string }).value ?? ""))
  })
  return found
}

const offsetOf = ({ position }: Node) => position?.start.offset ?? 0

/** Several times the longest text in use, in characters: anything longer was pasted by mistake. */
const longest = 100_000

const empty: Wording = ["There is no text.", "Write it under the second line of three dashes."]
const rawHtml: Wording = ["HTML is not allowed in a text.", "Remove the part in < >."]
const wordless: Wording = [
  "The link has no words.",
  "Write them between the brackets: [words](/terms)",
]
const picture: Wording = ["Pictures are not allowed in a text.", "Write a link: [words](https://…)"]
const brokenTable: Wording = [
  "This is no table: its lines would show as they are.",
  "Write a list.",
]
const underlined: Wording = [
  "The dashes under this line make it a heading of a section.",
  "Put an empty line above the dashes, or remove them.",
]
const tooHigh: Wording = [
  "This heading level is reserved for the page and its sections.",
  "Make it a heading of the third level: begin the line with ###.",
]
const emptyHeading: Wording = ["The heading has no words.", "Write them, or remove the line."]
const tooDeep = (depth: number, next: number): Wording => [
  `A heading with ${"#".repeat(depth)} needs one with ${"#".repeat(depth - 1)} above it.`,
  `Begin the line with ${"#".repeat(next)} instead.`,
]
const withoutSections: Wording = [
  "The page has no sections.",
  "Begin each section with a heading, such as ## Cancellation",
]
const beforeSections: Wording = [
  "This text stands above the first section, and would not be shown.",
  "Put a heading above it that begins with ##, or move it to the introduction.",
]
const tooMany = (count: number): Wording => [
  `The page has ${count} sections; at most ${limits.sections} are allowed.`,
  "Merge some of them.",
]
const notPlain: Wording = [
  "The heading of a section can only have plain words in it.",
  "Remove bold, italic, links and code from it.",
]
const unlinkable: Wording = [
  "The heading has neither letters nor digits, so no link can lead to the section.",
  "Write a heading in words.",
]
const double = (words: string): Wording => [
  `Two sections have the heading “${words}”, so a link could mean either.`,
  "Change one of the two headings.",
]
const withoutText = (words: string): Wording => [
  `The section “${words}” has no text.`,
  "Write it, or remove the heading.",
]

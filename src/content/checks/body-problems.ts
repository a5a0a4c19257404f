import type { Content, Heading } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { type Facts, fillText, isUnfilled } from "../reading/facts"
import { type Problem, problemAt, type Wording } from "../reading/problem"
import type { Source } from "../reading/source"
import { unseenIn } from "../rules/unseen"
import { hasWords, headingProblems } from "./headings"
import { linkProblem } from "./links"
import type { SitePages } from "./site-pages"

/** What a text may refer to. */
export interface Surroundings {
  pages: SitePages
  facts: Facts
}

/**
 * Problems in the text under the front matter.
 * @param page Path of the page that shows the text
 */
export function bodyProblems(source: Source, page: string, around: Surroundings): Problem[] {
  if (!source.body) return []
  const { offset: bodyOffset, text, tree } = source.body
  const problems: Problem[] = []
  // The text is below a heading of the second level.
  let depth = 2
  const report = (offset: number, length: number, wording: Wording) => {
    const place = { offset: bodyOffset + offset, length }
    problems.push(problemAt(source, place, wording, ["text"]))
  }

  const { length } = [...fillText(text, around.facts).trim()]
  if (length > longest) {
    report(longest, 1, tooLong(length))
    return problems
  }
  const unseen = unseenIn(text.replace(/[\n\t]/g, " "))
  if (unseen) {
    report(unseen.offset, 1, { message: `The text ${unseen.wrong}.`, remedy: unseen.remedy })
  }

  visit(tree(), (node: Node) => {
    const { start, end } = node.position ?? {}
    const offset = start?.offset ?? 0
    const length = (end?.offset ?? 0) - offset
    for (const wording of nodeProblems(node as Content, page, around)) {
      if (wording) report(offset, length, wording)
    }
    if (node.type === "heading") {
      const heading = node as Heading
      for (const wording of headingProblems(heading, depth)) report(offset, length, wording)
      depth = heading.depth
    }
  })
  if (!hasWords(tree())) report(0, 1, empty)
  return problems
}

/** Several times the longest text in use; anything longer was pasted by mistake. */
const longest = 20_000

const tooLong = (length: number): Wording => ({
  message: `The text has ${length} characters; at most ${longest} fit a part of a page.`,
  remedy: "Shorten it. The mark is where it would have to end.",
})

const empty: Wording = {
  message: "The text under the fields is missing.",
  remedy: "Write the text under the second line of three dashes.",
}

/** What is wrong with a part of the text; `false` or undefined for each thing that is not. */
function nodeProblems(node: Content, page: string, { pages, facts }: Surroundings) {
  const hasAddress = node.type === "link" || node.type === "definition"
  const address = hasAddress ? fillText(node.url, facts) : undefined
  return [
    node.type === "html" && rawHtml,
    node.type === "listItem" && typeof node.checked === "boolean" && box,
    address !== undefined && !isUnfilled(address) && linkProblem(address, page, pages),
    node.type === "link" && node.children.length === 0 && wordless,
    (node.type === "image" || node.type === "imageReference") && picture,
  ]
}

const rawHtml: Wording = {
  message: "HTML is not allowed in a text.",
  remedy: "Remove the part in < >. **Bold**, *italic*, lists and [links](/terms) need none.",
}

const box: Wording = {
  message: "A checkbox is of no use in a text: nobody could tick it.",
  remedy: "Remove the square brackets at the beginning of the item.",
}

const wordless: Wording = {
  message: "The link has no words to read or click.",
  remedy: "Write the words between the square brackets: [words](/terms)",
}

const picture: Wording = {
  message: "Pictures are not allowed in a text.",
  remedy: "Remove it, or write a link to it: [words](https://…)",
}

import type { Content, Link } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { isVisible, quote } from "./characters"
import { linkProblem, type SitePages } from "./check-links"
import { pathnameOf } from "./content-files"
import { headingsIn } from "./headings"
import { isPastedTable, textOf } from "./markdown"
import type { ParsedFile } from "./parse-file"
import { type Explanation, lineAt, type Problem, problemIn } from "./problem"
import { markupInParagraph } from "./typed-markup"

/** Problems in the text under a Markdown file's fields. */
export function textProblems({ file, body }: ParsedFile, pages: SitePages): Problem[] {
  if (!body) return []
  const page = pathnameOf(file)
  const sections = headingsIn(body.tree).filter(({ nested, text }) => !nested && text)
  const problems: Problem[] = []
  const report = (line: number, ...explanation: Explanation) => {
    const section = sections.findLast(({ node }) => Number(node.position?.start.line) <= line)
    problems.push(problemIn(file, explanation, line, section ? ["text", section.text] : ["text"]))
  }
  const top = body.tree.children[0]?.position?.start.line ?? lineAt(body.text, Infinity)
  const [first, ...others] = sections
  const isTitle = first?.depth === 1 && others[0] && others.every(({ depth }) => depth > 1)
  if (!isVisible(textOf(body.tree))) report(top, "The text is empty.", "Write a sentence.")
  else if (page !== "/" && !first) report(top, "The page has no headings.", addHeadings)
  else if (page !== "/" && isTitle) report(top, ...ownTitle)
  let line = top
  visit(body.tree, (node: Node) => {
    // A bare email address and the text around it have no position.
    line = node.position?.start.line ?? line
    const source = node.position
      ? body.text.slice(node.position.start.offset, node.position.end.offset)
      : ""
    const mistake = mistakeIn(node as Content, source, (words, url) =>
      linkProblem(words, url, page, pages),
    )
    if (mistake) report(line, ...mistake)
    if (!/^(paragraph|heading|tableCell)$/.test(node.type)) return
    const words = wordsOf(node)
    for (const { index, fault } of markupInParagraph(words)) {
      report(line + lineAt(words, index) - 1, `The text ${fault}.`, useMenu)
    }
  })
  return problems
}

const addHeadings = "Start each section with “Heading 2” in the menu above the text."
const ownTitle = ["The page’s title is in the Title field.", "Remove this heading."] as const
const useMenu =
  "Remove the signs. For headings and lists, use the menu above the text; for bold words and links, its buttons."

/** A paragraph's text, with a private-use character for each code, comment or picture. */
function wordsOf(paragraph: Node): string {
  let words = ""
  visit(paragraph, (node: Node) => {
    const { value, children, position } = node as Node & { value?: string; children?: Node[] }
    if (node.type === "text") words += value
    else if (!children) {
      const lines = position ? position.end.line - position.start.line : 0
      words += `\uE000${"\n".repeat(lines)}`
    }
  })
  return words
}

/** What pages show, unless a rule below forbids it. */
const shown =
  /^(root|paragraph|text|emphasis|strong|delete|link|linkReference|heading|list|listItem|blockquote|code|inlineCode|thematicBreak|break|table|tableRow|tableCell)$/

/** A row of a table that is not one to Markdown, such as pandoc's. */
const tableRow = /^ *(?:\|.*\||\+[-=]{3,})|^-+[ \t]+--/m

const noTable = [
  "This table cannot be shown.",
  "Paste it from a document or a web page, and make all cells of its first row bold.",
] as const

/** Line breaks and comments. */
const harmless = /^(<br ?\/?>|<!--(?!>|->)(?:(?!--!?>)[\s\S])*-->)\s*$/i

/** Explains what is wrong with a link's address. */
type LinkProblem = (words: string, url: string) => Explanation | undefined

/** Explains why a page cannot show a part of Markdown, or not as it is meant. */
function mistakeIn(node: Content, source: string, linkProblem: LinkProblem) {
  const { type } = node
  const words = quote(source)
  if (/^(link|heading)$/.test(type) && !isVisible(textOf(node))) {
    return [`The ${type} ${words} has no text.`, "Remove it."] as const
  }
  const isTable = tableRow.test(source) && !isPastedTable(source)
  if (isTable && /^(paragraph|thematicBreak)$/.test(type)) return noTable
  if (type === "delete" && !source.startsWith("~~")) {
    return [`${words} would be struck out.`, "Write – or “to” in place of ~."] as const
  }
  if (type === "link") return addressMistake(node, source) ?? linkProblem(textOf(node), node.url)
  if (type === "definition" && !node.url.startsWith("data:")) {
    return linkProblem(String(node.label), node.url)
  }
  if (shown.test(type) || (type === "html" && harmless.test(source))) return undefined
  return [`${words} cannot be shown: HTML and pictures are not allowed.`, "Remove it."] as const
}

/** A bare address ends only at the next space. */
function addressMistake({ url }: Link, source: string): Explanation | undefined {
  const [mark] = /[”’»›…。，、）」』–—]/.exec(url) ?? []
  if (!mark || /^[[<]/.test(source)) return undefined
  const remedy = `Put a space before ${mark}, or select the address and choose the chain.`
  return [`The link ${quote(url)} includes ${mark} and what follows it.`, remedy]
}

import type { Content } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { isVisible, quote } from "./characters"
import { linkProblem, type SitePages } from "./check-links"
import { pathnameOf } from "./content-files"
import { factList } from "./facts"
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
  else if (page !== "/" && isTitle) report(first.node.position?.start.line ?? top, ...ownTitle)
  let line = top
  visit(body.tree, (node: Node) => {
    // A bare email address and the text around it have no position.
    line = node.position?.start.line ?? line
    const source = node.position
      ? body.text.slice(node.position.start.offset, node.position.end.offset)
      : ""
    const [words, url] = linkIn(node as Content)
    const mistake =
      mistakeIn(node as Content, source, url) ??
      (url === undefined ? undefined : linkProblem(words, url, page, pages))
    if (mistake) report(line, ...mistake)
    if (!/^(paragraph|heading|tableCell)$/.test(node.type)) return
    const shownWords = wordsOf(node)
    for (const { index, fault } of markupInParagraph(shownWords)) {
      const remedy = fault.includes(factList) ? useFact : useMenu
      report(line + lineAt(shownWords, index) - 1, `The text ${fault}.`, remedy)
    }
  })
  return problems
}

const addHeadings = "Start each section with “Heading 2” in the menu above the text."
const ownTitle = ["The page’s title is in the Title field.", "Remove this heading."] as const
const useFact = "Write one of these, or remove the brackets."
const useMenu =
  "Remove the signs. For headings and lists, use the menu above the text; for bold words and links, its buttons. Paste a table from a document."

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
  /^(root|paragraph|text|emphasis|strong|delete|link|linkReference|definition|heading|list|listItem|blockquote|code|inlineCode|thematicBreak|break|table|tableRow|tableCell)$/

/** A row of a table that is not one to Markdown, such as pandoc's. */
const tableRow = /^ *(?:\|.*\||\+[-=]{3,})|^-+[ \t]+--/m

const noTable = [
  "This table cannot be shown.",
  "Paste it from a document or a web page, and make all cells of its first row bold.",
] as const

const quotationMark = /[”’»›…。，、）」』–—]/

/** Line breaks and comments. */
const harmless = /^(<br ?\/?>|<!--(?!>|->)(?:(?!--!?>)[\s\S])*-->)\s*$/i

/** The words and the address of a link, or of its definition elsewhere in the text. */
function linkIn(node: Content): [words: string, url?: string] {
  if (node.type === "link") return [textOf(node), node.url]
  return node.type === "definition" ? [String(node.label), node.url] : [""]
}

/** Explains why a page cannot show a part of Markdown, or not as it is meant. */
function mistakeIn(node: Content, source: string, url = ""): Explanation | undefined {
  const { type } = node
  const words = quote(source)
  if (/^(link|heading)$/.test(type) && !isVisible(textOf(node))) {
    return [`The ${type} ${words} has no text.`, "Remove it."]
  }
  const isTable = tableRow.test(source) && !isPastedTable(source)
  if (isTable && /^(paragraph|thematicBreak)$/.test(type)) return noTable
  if (type === "delete" && !source.startsWith("~~")) {
    return [`${words} would be struck out.`, "Write – or “to” in place of ~."]
  }
  // A bare address ends only at the next space.
  const [mark] = (type === "link" && !/^[[<]/.test(source) && quotationMark.exec(url)) || []
  if (mark) {
    const remedy = `Put a space before ${mark}, or select the address and choose the chain.`
    return [`The link ${quote(url)} includes ${mark} and what follows it.`, remedy]
  }
  const isShown = type === "html" ? harmless.test(source) : shown.test(type)
  const isPicture = url.startsWith("data:") && type === "definition"
  if (isShown && !isPicture) return undefined
  return [`${words} cannot be shown: HTML and pictures are not allowed.`, "Remove it."]
}

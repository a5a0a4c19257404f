import type { Content } from "mdast"
import { isVisible, quote } from "./characters"
import { isPastedTable, textOf } from "./markdown"
import type { Explanation } from "./problem"

/** What pages show, unless a rule below forbids it. */
const shown =
  /^(root|paragraph|text|emphasis|strong|delete|link|linkReference|heading|list|listItem|blockquote|code|inlineCode|thematicBreak|break|table|tableRow|tableCell)$/

/** A row of a table that is not one to Markdown, such as pandoc's. */
const tableRow = /^ *(?:\|.*\||\+[-=]{3,})/m

const noTable = [
  "This table cannot be shown.",
  "Paste it from a document or a web page, and make all cells of its first row bold.",
] as const

/** Line breaks and comments. */
const harmless = /^(<br ?\/?>|<!--(?!>|->)(?:(?!--!?>)[\s\S])*-->)\s*$/i

/**
 * Explains why a page cannot show a part of Markdown, or not as it is meant.
 * @param linkProblem Explains what is wrong with a link's address
 */
export function mistakeIn(
  node: Content,
  source: string,
  linkProblem: (words: string, url: string) => Explanation | undefined,
): Explanation | undefined {
  const words = quote(source)
  const text = textOf(node)
  if ("identifier" in node && String(node.identifier).startsWith("^")) {
    return [`${words} is a footnote.`, "Put the note in parentheses in its sentence."]
  }
  if (/^(link|heading)$/.test(node.type) && !isVisible(text)) {
    return [`The ${node.type} ${words} has no text.`, "Remove it."]
  }
  if (node.type === "heading" && /^(?:[a-z][\w-]*: .*\n)+---$/.test(source)) {
    return [`${words} are fields, which belong at the top of the file.`, "Remove these lines."]
  }
  if (node.type === "paragraph" && tableRow.test(source) && !isPastedTable(source)) return noTable
  if (node.type === "thematicBreak" && /--[ \t]+--/.test(source)) return noTable
  if (node.type === "delete" && !source.startsWith("~~")) {
    return [`${words} would be struck out.`, "Write – or “to” in place of ~."]
  }
  if (node.type === "link") {
    // A bare address ends at the next space.
    const mark = /^[[<]/.test(source) ? undefined : /[”’»›…。，、）」』–—]/.exec(node.url)?.[0]
    if (!mark) return linkProblem(text, node.url)
    const remedy = `Put a space before ${mark}, or select the address and choose the chain.`
    return [`The link ${quote(node.url)} includes ${mark} and what follows it.`, remedy]
  }
  if (node.type === "definition" && !node.url.startsWith("data:")) {
    return linkProblem(String(node.label), node.url)
  }
  if (shown.test(node.type) || (node.type === "html" && harmless.test(source))) return undefined
  return [`${words} cannot be shown: HTML and pictures are not allowed.`, "Remove it."]
}

import type { Content, Literal } from "mdast"
import remark from "remark"
import gfm from "remark-gfm"
import visit from "unist-util-visit"
import { kindOf } from "./content-kinds"
import { lineAt, type Problem, quote } from "./problem"
import { legalPage } from "./schema"
import { typedSymbols } from "./text"

/** Parses Markdown as gatsby-transformer-remark does. */
export const markdown = remark().use(gfm).freeze()

/** 3,000 characters, or 10,000 of a list or a table: parsers compare each part of a paragraph with the others. */
const longParagraph =
  /^[^\n](?:(?:[^\n]|\n(?![> \t]*(?:\n|[*+-]\s|\d+[.)]\s|#|\|))){3000}|(?:[^\n]|\n(?!\n)){10000})/m

/** Ids of the site's own elements on legal pages: add each new one. Those of drawings have an underscore, unlike a heading's. */
const reservedId = /^(main|menu|contents|quick-links|legal-links|gatsby-.*|(.*-)?heading)$/

/** A number typed before a heading. The page numbers its sections; within one, 3.1. may be meant. */
export const typedNumber = (depth: number) => (depth > 2 ? /^\d+[.)]\s+/ : /^\(?\d+(\.\d+)*[.)]\s+/)

/** The ids of a page's headings, for links to them. Repeated headings get a number, as on GitHub. */
export function anchorsOf(headings: readonly string[]): string[] {
  const used = new Set<string>()
  for (const heading of headings) {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    const id = words.replace(/^-|-$/g, "").replace(reservedId, "$&-section") || "section"
    let anchor = id
    for (let count = 1; used.has(anchor); count++) anchor = `${id}-${count}`
    used.add(anchor)
  }
  return [...used]
}

function wordsOf(part: Content): string {
  let words = ""
  visit(part, ["text", "inlineCode"], node => {
    words += (node as Literal).value
  })
  return words.trim()
}

/** Reads the text under a file's fields: the anchors of its headings, its links, and what visitors would not see as meant. */
export function checkText(path: string, text: string) {
  const headings: string[] = []
  const links: { words: string; url: string; line: number; section: string }[] = []
  const problems: Problem[] = []
  let line = 1
  let section = ""
  let hasSections = false
  const report = (message: string, at = line) => problems.push({ path, line: at, section, message })
  const long = longParagraph.exec(text)
  if (long) {
    report(`${quote(long[0])} is too long. Put an empty line into it.`, lineAt(text, long.index))
    return { path, anchors: undefined, links, problems }
  }
  visit(markdown.parse(text), (node, index, parent) => {
    const part = node as Content
    // A bare email address and the text around it have no position.
    line = node.position?.start.line ?? line
    const { start, end } = node.position ?? {}
    const source = start && end ? text.slice(start.offset, end.offset) : ""
    if (part.type === "heading") {
      const words = wordsOf(part)
      headings.push(words)
      section = words
      hasSections ||= part.depth < 3 && parent?.type === "root"
      if (!source.startsWith("#"))
        report(`${quote(words)} is underlined, which makes a heading. Put an empty line below it.`)
      if (!words) report("This heading has no words. Write some, or remove it.")
      if (part.depth === 1)
        report("The page’s title is in its own field. Make this a Heading 2, or remove it.")
      if (typedNumber(part.depth).test(words))
        report("Sections are numbered by the page. Remove the number.")
    } else if (part.type === "link" || part.type === "definition") {
      const words = part.type === "link" ? wordsOf(part) : String(part.label)
      if (words) links.push({ words, url: part.url, line, section })
      else report("This link has no words. Write some, or remove it.")
      // Without brackets, an address goes on to the next space.
      if (!/^[[<]/.test(source) && /(?![!-~])\p{P}/u.test(part.url))
        report(`The address ${quote(part.url)} is too long. Put a space where it ends.`)
    } else if (part.type === "text") {
      const { index = 0, fault } = typedSymbols(part.value) ?? {}
      const cure = part.value.startsWith("**", index) ? ", or put a space where bold words end" : ""
      if (fault) report(`The text ${fault}${cure}.`, line + lineAt(part.value, index) - 1)
    } else if (part.type === "delete" && !source.startsWith("~~")) {
      report(`${quote(source)} would be struck out. Write – or “to” in place of ~.`)
    } else if (part.type === "code") {
      report(`${quote(source)} would be code. Remove the spaces or backticks before it.`)
    } else if (part.type === "list" || part.type === "listItem") {
      const before = parent?.children[index - 1]
      const indent = Number(part.position?.start.column) - Number(before?.position?.start.column)
      const words = quote(source.split("\n", 1).join())
      if (before?.type.startsWith("list") && indent > 1)
        report(`${words} is not within the item above it. Indent it by four spaces.`)
      if (part.type === "listItem" && typeof part.checked === "boolean")
        report(`${words} would get a check box. Remove the brackets.`)
    } else if (part.type === "table") {
      const [first, ...rows] = part.children
      const row = rows.find(({ children }) => children.length !== first?.children.length)
      const fault =
        "has more or fewer cells than the table’s first row. Put | between cells only, and an empty line below the table."
      if (row) report(`${quote(wordsOf(row))} ${fault}`, row.position?.start.line)
    } else if (/^(html|image)/.test(part.type)) {
      report(`${quote(source)} cannot be shown: remove HTML, and replace a picture with a link.`)
    }
  })
  const start = lineAt(text, text.search(/\S|$/))
  if (!text.trim()) report("The text is empty. Write a sentence.", start)
  else if (!hasSections && kindOf(path)?.schema === legalPage)
    report("A page needs sections. Make the line above each one a Heading 2.", start)
  return { path, anchors: anchorsOf(headings), links, problems }
}

import type { Content, Root } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { isVisible } from "./characters"
import { brackets, correctFact, factList } from "./fact-names"
import { headingsIn } from "./headings"
import { isInline, type Range, rangeOf, rangesIn, textOf } from "./markdown-tree"

/** A part of a text that needs a replacement. */
export interface Edit {
  from: number
  to: number
  write: string
  /** Empty if the site can make the edit itself */
  message: string
}

/**
 * Finds everything that the page cannot show, or would show as typed.
 * @param isPage Whether the text is a page, which needs no heading for its title
 */
export function findEdits(tree: Root, text: string, isPage: boolean): Edit[] {
  const edits: Edit[] = []
  const add = ([from, to]: Range, write: string, message: string) => {
    if (write !== text.slice(from, to)) edits.push({ from, to, write, message })
  }
  const search = (within: string, [pattern, correct, message]: Mark, start = 0) => {
    for (const { 0: match, index } of within.matchAll(pattern)) {
      const range: Range = [start + index, start + index + match.length]
      const written = text.slice(...range)
      add(range, correct(written), message ?? `Readers would see “${written}” as typed.`)
    }
  }
  const { code, urls } = rangesIn(tree, text)
  const prose = mask(text, code)
  const marks = mask(prose.replace(/\\[!-/:-@[-`{-~]/g, masked), urls)
  visit(tree, (part: Node, _index, parent) => {
    const node = part as Content
    const range = rangeOf(node)
    const written = text.slice(...range)
    const isEmpty = !isVisible(textOf(node))
    if (node.type === "html" && unclosedComment.test(written)) {
      add([range[0], range[0] + "<!--".length], "", html)
    } else if (node.type === "html" && !harmless.test(written)) {
      add(range, isInline(parent) ? "" : withoutTags(written), html)
    } else if (node.type === "image" || node.type === "imageReference") {
      const isLink = node.type === "image" && /^https:/.test(node.url) && parent?.type !== "link"
      add(range, node.alt && isLink ? written.slice(1) : (node.alt ?? ""), image)
    } else if (node.type === "link" && /#(_?ftn|_edn|sdfootnote)/.test(node.url)) {
      add(range, "", footnote)
    } else if ((node.type === "link" || node.type === "heading") && isEmpty) {
      add(range, "", `The ${node.type} has no text.`)
    } else if (node.type === "paragraph" && parent === tree) addRow(range)
    else if (node.type === "text") search(marks.slice(...range), pairs, range[0])
  })
  const headings = isPage ? headingsIn(tree).filter(({ nested }) => !nested) : []
  const [first, second] = headings
  const isTitle = second && headings.filter(({ depth }) => depth === 1).length === 1
  if (first?.depth === 1 && isTitle) add(rangeOf(first.node), "", repeatedTitle)
  for (const mark of failed) search(marks, mark)
  search(prose, [brackets, correctFact, noFact])
  return edits

  /** Adds the delimiter row that a table needs; without a message if the first row is in bold, as editors paste it. */
  function addRow([from, to]: Range) {
    const [row = ""] = text.slice(from, to).split("\n")
    const cells = row.replace(/^\||\|\s*$/g, "").split(/(?<!\\)\|/)
    const dashes = `${"| --- ".repeat(cells.length)}|`
    const message = cells.every(cell => /^\s*\*\*.+\*\*\s*$/.test(cell)) ? "" : noTable
    if (/^\|.*\|/.test(row)) add([from, from + row.length], `${row}\n${dashes}`, message)
  }
}

const html = "HTML is not allowed in texts."
const image = "Images are not allowed in texts."
const noTable = "This table has no headings: make all cells of its first row bold."
const repeatedTitle = "The page's title comes from the Title field, not from a heading."

const masked = (part: string) => part.replace(/[^\n]/g, "\uE000")

/** Masks ranges of a text with a private-use character, keeping offsets. */
function mask(text: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (all, [from, to]) => all.slice(0, from) + masked(all.slice(from, to)) + all.slice(to),
    text,
  )
}

/** Line breaks and comments. */
const harmless = /^(<br ?\/?>|<!--(?!>|->)(?:(?!--!?>)[\s\S])*-->)\s*$/i

/** Would hide the rest of the page. */
const unclosedComment = /^<!--(?![\s\S]*-->)/

/** Markup that did not parse, and its correction. */
type Mark = [pattern: RegExp, correct: (written: string) => string, message?: string]

/** The text of a block of HTML. */
function withoutTags(block: string): string {
  const text = block.replace(tags, " ").replace(/[ \t]+/g, " ")
  return text
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

const tags = /<!--(?:[\s\S]*?-->)?|<(script|style)\b[\s\S]*?<\/\1\s*>|<[^>]*(?:>|$)/gi

const footnote = "Footnotes are not supported. Put the note in parentheses in its sentence."

const secondFields = "Fields belong at the top of the file, once."

const failed: Mark[] = [
  [/^---[ \t]*\n(?:[\w-]+:.*\n(?:[ \t].*\n)*)+---[ \t]*$/gm, () => "", secondFields],
  [/\[\^[^\]\n]+\]:?/g, () => "", footnote],
  [/\^\[[^\]\n]*\]/g, written => `(${written.slice(2, -1)})`, footnote],
  [/^ {0,3}(?:#{1,6}(?=\p{L})|#{2,6}(?=[^#\s]))/gmu, marks => `${marks} `],
  [/\[[^\][\n]+\] *\([^()\n]*[/.:@#\uE000][^()\n]*\)/g, linkFor],
  [/\[[^\][\n]+\]\[[^\][\n]*\]/g, written => written.replace(/^\[(.*?)\]\[.*$/, "$1")],
]

const pairs: Mark = [/\*\*+|~~+/g, () => ""]

const noFact = `Curly brackets can contain only these facts: ${factList}.`

function linkFor(written: string): string {
  const [, text = "", inside = ""] = /^\[(.*?)\] *\((.*)\)$/.exec(written) ?? []
  const url = inside
    .trim()
    .replace(/\s+"[^"]*"$/, "")
    .replace(/ /g, "%20")
  return /^https?:\/\/[^/\s]/i.test(url) ? `[${text}](${url})` : `${text} (${url})`
}

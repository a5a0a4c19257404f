import type { Content, Root } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { brackets, factList, meantBy } from "./fact-names"
import { isVisible } from "./invisible-characters"
import { headingsIn, isInline, type Range, rangeOf, rangesIn, wordsIn } from "./markdown"

/** A faulty part of a text, and its replacement. */
export interface Edit {
  from: number
  to: number
  write: string
  message: string
}

/**
 * Finds everything that the page would show as typed or cannot show.
 * @param isPage Whether the text is a page, which needs no heading for its title
 */
export function faultsIn(tree: Root, text: string, isPage: boolean): Edit[] {
  const faults: Edit[] = []
  const add = ([from, to]: Range, write: string, message: string) => {
    if (write !== text.slice(from, to)) faults.push({ from, to, write, message })
  }
  const search = (within: string, [pattern, corrected, message]: Mark, start = 0) => {
    for (const { 0: match, index } of within.matchAll(pattern)) {
      const range: Range = [start + index, start + index + match.length]
      const written = text.slice(...range)
      add(range, corrected(written), message ?? `Readers would see “${written}” as typed.`)
    }
  }
  const { code, addresses } = rangesIn(tree, text)
  const prose = hidden(text, code)
  const marks = hidden(prose.replace(/\\[!-/:-@[-`{-~]/g, hide), addresses)
  visit(tree, (part: Node, _index, parent) => {
    const node = part as Content
    const range = rangeOf(node)
    const written = text.slice(...range)
    const isWordless = !isVisible(wordsIn(node))
    if (node.type === "html" && unclosedComment.test(written)) {
      add([range[0], range[0] + "<!--".length], "", html)
    } else if (node.type === "html" && !harmless.test(written)) {
      add(range, isInline(parent) ? "" : withoutTags(written), html)
    } else if (node.type === "image" || node.type === "imageReference") {
      const isLink = node.type === "image" && /^https:/.test(node.url) && parent?.type !== "link"
      add(range, node.alt && isLink ? written.slice(1) : (node.alt ?? ""), picture)
    } else if ((node.type === "link" || node.type === "heading") && isWordless) {
      add(range, "", `The ${node.type} has no words.`)
    } else if (node.type === "paragraph" && parent === tree) addRow(range)
    else if (node.type === "text") search(marks.slice(...range), pairs, range[0])
  })
  const headings = isPage ? headingsIn(tree).filter(({ nested }) => !nested) : []
  const [first, second] = headings
  const isTitle = second && headings.filter(({ depth }) => depth === 1).length === 1
  if (first?.depth === 1 && isTitle) {
    add(rangeOf(first.node), "", "The page already has a title field.")
  }
  for (const mark of failed) search(marks, mark)
  search(prose, wrongFact)
  return faults

  /** Adds the delimiter row that a table needs. */
  function addRow([from, to]: Range) {
    const [row = ""] = text.slice(from, to).split("\n")
    const cells = row.replace(/^\||\|\s*$/g, "").split(/(?<!\\)\|/).length
    const dashes = `${"| --- ".repeat(cells)}|`
    if (/^\|.*\|/.test(row)) add([from, from + row.length], `${row}\n${dashes}`, noTable)
  }
}

const html = "A text cannot contain HTML."
const picture = "A text cannot contain pictures."
const noTable = "This is not a table yet: readers would see the | signs."

const hide = (part: string) => part.replace(/[^\n]/g, "\uE000")

/** Masks ranges of a text with a private-use character, keeping offsets. */
function hidden(text: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (all, [from, to]) => all.slice(0, from) + hide(all.slice(from, to)) + all.slice(to),
    text,
  )
}

/** Line breaks and comments. */
const harmless = /^(<br ?\/?>|<!--(?!>|->)(?:(?!--!?>)[\s\S])*-->)\s*$/i

/** It would hide the rest of the page. */
const unclosedComment = /^<!--(?![\s\S]*-->)/

/** Markup that did not parse, and its correction. */
type Mark = [pattern: RegExp, corrected: (written: string) => string, message?: string]

/** The words of a block of HTML. */
function withoutTags(block: string): string {
  const words = block.replace(tags, " ").replace(/[ \t]+/g, " ")
  return words
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

const tags = /<!--(?:[\s\S]*?-->)?|<(script|style)\b[\s\S]*?<\/\1\s*>|<[^>]*(?:>|$)/gi

const footnote = "A text cannot contain footnotes: put the note in parentheses in its sentence."

const failed: Mark[] = [
  [/\[\^[^\]\s]+\]:?/g, () => "", footnote],
  [/\^\[[^\]\n]*\]/g, written => `(${written.slice(2, -1)})`, footnote],
  [/^ {0,3}(?:#{1,6}(?=\p{L})|#{2,6}(?=[^#\s]))/gmu, marks => `${marks} `],
  [/\[[^\][\n]+\] *\([^()\n]*[/.:@#\uE000][^()\n]*\)/g, linkFor],
  [/\[[^\][\n]+\]\[[^\][\n]*\]/g, written => written.replace(/^\[(.*?)\]\[.*$/, "$1")],
]

const pairs: Mark = [/\*\*+|~~+/g, () => ""]

const wrongFact: Mark = [brackets, meantBy, `Only facts can be in curly brackets: ${factList}.`]

function linkFor(written: string): string {
  const [, words = "", inside = ""] = /^\[(.*?)\] *\((.*)\)$/.exec(written) ?? []
  const address = inside
    .trim()
    .replace(/\s+"[^"]*"$/, "")
    .replace(/ /g, "%20")
  return /^https?:\/\/[^/\s]/i.test(address) ? `[${words}](${address})` : `${words} (${address})`
}

import type { Content, Root } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { isVisible } from "./characters"
import { brackets, correctFact, factList } from "./fact-names"
import { headingsIn } from "./headings"
import { isInline, type Range, rangeOf, rangesIn, textOf } from "./markdown-tree"

/** A part of the text, and its replacement. */
export interface Correction {
  from: number
  to: number
  write: string
  /** Empty if the site can make it by itself */
  message: string
}

/**
 * Finds everything that the page cannot show, or would show as typed. Of corrections that overlap, it returns the
 * first: the others are found once that is made.
 * @param isPage Whether the text is a page, which needs no heading for its title
 * @returns In the order of the text
 */
export function findCorrections(tree: Root, text: string, isPage = false): Correction[] {
  const { code, urls } = rangesIn(tree, text)
  const prose = mask(text, code)
  // Curly brackets count in URLs and after a backslash; other marks do not.
  const marks = mask(prose.replace(/\\[!-/:-@[-`{-~]/g, hide), urls)
  const found = isPage ? removeTitle(tree) : []
  visit(tree, (part: Node, _index, parent) => {
    const node = part as Content
    const range = rangeOf(node)
    const markup = text.slice(...range)
    if (node.type === "text") found.push(...findMarks(pairs, text, marks, range))
    else if (node.type === "paragraph") {
      const isBlock = parent === tree
      found.push(...(isBlock ? addDashes(markup, range) : []), ...makeItem(markup, range, isBlock))
    } else found.push(...correctNode(node, markup, isInline(parent)))
  })
  found.push(...failed.flatMap(mark => findMarks(mark, text, marks)))
  found.push(...findMarks(escaped, text, prose), ...findMarks(facts, text, prose))
  return found
    .filter(({ from, to, write }) => write !== text.slice(from, to))
    .filter((late, index, all) => !all.slice(0, index).some(early => overlap(late, early)))
    .sort((a, b) => a.from - b.from)
}

export const overlap = (a: Pick<Correction, "from" | "to">, b: Pick<Correction, "from" | "to">) =>
  a.from < b.to && b.from < a.to

const hide = (part: string) => part.replace(/[^\n]/g, "\uE000")

/** Hides ranges of the text behind a private-use character, keeping offsets. */
function mask(text: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (all, [from, to]) => all.slice(0, from) + hide(all.slice(from, to)) + all.slice(to),
    text,
  )
}

/** Removes a page's only level-1 heading if sections follow it. */
function removeTitle(tree: Root): Correction[] {
  const [first, ...others] = headingsIn(tree).filter(({ nested }) => !nested)
  const isTitle = first?.depth === 1 && others.length > 0 && others.every(({ depth }) => depth > 1)
  if (!isTitle) return []
  const [from, to] = rangeOf(first.node)
  const message = "The page's title comes from the Title field, not from a heading."
  return [{ from, to, write: "", message }]
}

/** Adds a table's missing delimiter row; without a message if the first row is bold, as in pasted tables. */
function addDashes(paragraph: string, [from]: Range): Correction[] {
  const [row = ""] = paragraph.split("\n")
  if (!/^\|.*\|/.test(row)) return []
  const cells = row.replace(/^\||\|\s*$/g, "").split(/(?<!\\)\|/)
  const isBold = cells.every(cell => /^\s*\*\*.+\*\*\s*$/.test(cell))
  const dashes = `\n${"| --- ".repeat(cells.length)}|`
  const to = from + row.length
  if (isBold) return [{ from: to, to, write: dashes, message: "" }]
  const message = "This table has no headings: make all cells of its first row bold."
  return [{ from, to, write: row + dashes, message }]
}

/** Corrects a list mark that word processors paste as text. `§ 5` is none. */
function makeItem(paragraph: string, [from]: Range, isBlock: boolean): Correction[] {
  const [mark] = /^(?:[·•▪]|o(?=[\s\u00A0])|§(?!\s*\d))[\s\u00A0]*/u.exec(paragraph) ?? []
  if (mark === undefined) return []
  const message = `Readers would see the list mark “${mark.trim()}” as typed.`
  return [{ from, to: from + mark.length, write: isBlock ? "- " : "", message }]
}

/** Corrects HTML, images, word processors' footnotes, and links and headings without text. */
function correctNode(node: Content, markup: string, isInline: boolean): Correction[] {
  const [from, to] = rangeOf(node)
  const write = (write: string, message: string) => [{ from, to, write, message }]
  if (node.type === "html") {
    if (harmless.test(markup)) return []
    // It would hide the rest of the page.
    if (unclosedComment.test(markup)) return [{ from, to: from + 4, write: "", message: html }]
    return write(isInline ? "" : withoutTags(markup), html)
  }
  if (node.type === "image" || node.type === "imageReference") return write(node.alt ?? "", image)
  if (node.type !== "link" && node.type !== "heading") return []
  const isFootnote = node.type === "link" && /#(_?ftn|_edn|sdfootnote)/.test(node.url)
  if (isFootnote) return write("", footnote)
  return isVisible(textOf(node)) ? [] : write("", `The ${node.type} has no text.`)
}

const html = "HTML is not allowed."
const image = "Images are not allowed."
const footnote = "Footnotes are not supported. Put the note in parentheses in its sentence."

/** Line breaks and comments. */
const harmless = /^(<br ?\/?>|<!--(?!>|->)(?:(?!--!?>)[\s\S])*-->)\s*$/i

const unclosedComment = /^<!--(?![\s\S]*-->)/

/** An HTML block's text, as one paragraph. */
const withoutTags = (block: string) => block.replace(tags, " ").replace(/\s+/g, " ").trim()

const tags = /<!--(?:[\s\S]*?-->)?|<(script|style)\b[\s\S]*?<\/\1\s*>|<[^>]*(?:>|$)/gi

/** Markup that did not parse: how to find and correct it, and a message if readers would not just see it as typed. */
interface Mark {
  find: RegExp
  correct(markup: string): string
  message?: string
}

const failed: Mark[] = [
  {
    // `---⏎layout: page⏎---` in the text: removed
    find: /^---[ \t]*\n(?:[\w-]+:.*\n(?:[ \t].*\n)*)+---[ \t]*$/gm,
    correct: () => "",
    message: "Fields belong only at the top of the file.",
  },
  // `A fee[^1]`: `A fee`
  { find: /\[\^[^\]\n]+\]:?/g, correct: () => "", message: footnote },
  // `##Fees`: `## Fees`
  { find: /^ {0,3}(?:#{1,6}(?=\p{L})|#{2,6}(?=[^#\s]))/gmu, correct: marks => `${marks} ` },
  // `[terms](/the terms)`: `[terms](/the%20terms)`
  { find: /\[[^\][\n]+\]\([^()\n]*[/.:@#\uE000][^()\n]*\)/g, correct: linkFor },
  // `[terms] (/terms)`: `[terms](/terms)`, but not `[sic] (p. 3)`
  {
    find: /\[[^\][\n]+\] +\((?:\w+:\S|[/#@\uE000]|[^()\s]*(?:@|\w\.\p{L}{2}))[^()\n]*\)/gu,
    correct: linkFor,
  },
  // `[terms][t]`: `terms`
  {
    find: /\[[^\][\n]+\]\[[^\][\n]*\]/g,
    correct: markup => markup.replace(/^\[(.*?)\]\[.*$/, "$1"),
  },
]

/** `**Fees` without an end: `Fees` */
const pairs: Mark = { find: /\*\*+|~~+/g, correct: () => "" }

/** Asterisks that the editor has escaped, as when Markdown is pasted as text: `\*\*Fees\*\*` */
const escaped: Mark = {
  find: /(?:\\\*){2}(?=\S)[^\n]*?\S(?:\\\*){2}/g,
  correct: markup => markup.replaceAll("\\*", "*"),
  message: "Readers would see these asterisks. To make words bold, choose the Bold button.",
}

const facts: Mark = {
  find: brackets,
  correct: correctFact,
  message: `Curly brackets can contain only these facts: ${factList}.`,
}

function findMarks(
  { find, correct, message }: Mark,
  text: string,
  masked: string,
  [start, end]: Range = [0, text.length],
): Correction[] {
  return [...masked.slice(start, end).matchAll(find)].map(({ 0: match, index }) => {
    const [from, to] = [start + index, start + index + match.length]
    const markup = text.slice(from, to)
    const asTyped = `Readers would see “${markup}” as typed.`
    return { from, to, write: correct(markup), message: message ?? asTyped }
  })
}

function linkFor(markup: string): string {
  const [, text = "", inside = ""] = /^\[(.*?)\] *\((.*)\)$/.exec(markup) ?? []
  const url = inside.trim().replaceAll(" ", "%20")
  return /^https?:\/\/[^/\s]/i.test(url) ? `[${text}](${url})` : `${text} (${url})`
}

import type { Content, Definition, Heading, Link, Root } from "mdast"
import type { Node } from "unist"
import visit from "unist-util-visit"
import { findInvisible, isVisible } from "./characters"
import { cured } from "./check-facts"
import { linkProblem } from "./check-links"
import { type Facts, fillText, isUnfilled } from "./facts"
import { pageOf, slugOf } from "./files"
import { tooLong } from "./kinds"
import { addressAt, isInline, parseText, rangeOf } from "./markdown"
import { hasTitle, outline } from "./outline"
import { instead, type Problem, problemAt, type Wording } from "./problem"
import { limits } from "./rules"
import { headingsIn, type SitePages } from "./site-pages"
import { fieldAt, type Source, valueIn } from "./source"

/** What a text may refer to. */
export interface Surroundings {
  pages: SitePages
  facts: Facts
}

type Report = (offset: number, ...wordings: (Wording | false | undefined)[]) => void

/** Problems in the text under the fields of a Markdown file. */
export function textProblems(source: Source, around: Surroundings): Problem[] {
  if (!source.body) return []
  const { offset: begin, text } = source.body
  const problems: Problem[] = []
  const report: Report = (offset, ...wordings) => {
    for (const wording of wordings) {
      if (wording) {
        problems.push(problemAt(source, begin + offset, wording, fieldAt(source.body, offset)))
      }
    }
  }
  const rest = tooLong(fillText(text, around.facts).trim(), longest, "the page")
  if (rest) report(longest, [`The text ${rest[0]}.`, rest[1]])
  for (const [at, wording] of findInvisible(text))
    report(at, [`The text ${wording[0]}.`, wording[1]])

  // What is below is found in the text as the cures of its HTML would leave it, at the same places.
  const plain = withoutHtml(source.body, report)
  const tree = plain === text ? source.body.tree : parseText(plain)
  const marks = masked(tree, plain)
  for (const [pattern, wordingOf] of failed) {
    for (const match of marks.matchAll(pattern)) {
      report(match.index, wordingOf(plain.slice(match.index, match.index + match[0].length)))
    }
  }
  visit(tree, (node: Node, _index, parent) => {
    report(rangeOf(node)[0], ...nodeProblems(node as Content, parent, plain, source, around))
  })
  if (slugOf(source.file)) reportSections(source, tree, around, report)
  else report(0, !hasWords(tree) && empty)
  return problems
}

/** Line breaks are understood, and comments left out. */
const harmless = /^(<br ?\/?>|<!--(?!>|->)(?:(?!--!?>)[\s\S])*-->)\s*$/i

/** Reports HTML, and blanks it. */
function withoutHtml({ text, tree }: { text: string; tree: Root }, report: Report): string {
  let plain = text
  let link = ""
  visit(tree, "html", (node: Node, _index, parent) => {
    const [from, to] = rangeOf(node)
    const html = text.slice(from, to)
    if (harmless.test(html)) return
    plain = plain.slice(0, from) + html.replace(tags, blank) + plain.slice(to)
    if (isInline(parent)) {
      const href = /^<a\s[^>]*href="(https:[^"\s]+)"/i.exec(html)?.[1]
      const write = href ? "[" : html.toLowerCase() === "</a>" && link ? `](${link})` : ""
      link = href ?? (html.toLowerCase() === "</a>" ? "" : link)
      report(from, [rawHtml, instead(html, write)])
      return
    }
    const lines = html
      .replace(anchors, "[$2]($1)")
      .replace(tags, tag => tag.replace(/[^\n]+/g, "\0"))
      .split("\n")
    const written = html.split("\n")
    let at = from
    for (const [index, line] of lines.entries()) {
      const old = written[index] ?? ""
      const words = cured(line).replace(/\0+/g, " ").replace(/\s+/g, " ").trim()
      if (line !== old || cured(line) !== line) report(at, [rawHtml, instead(old, words)])
      at += old.length + 1
    }
  })
  return plain
}

const anchors = /<a\s[^>]*href="(https?:[^"\s]+)"[^>]*>(.*?)<\/a>/gi

const tags = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gi

/** As many characters as there were, which are no marks of Markdown. */
const blank = (part: string) => part.replace(/[^\n]/g, "\uE000")

/** A text in which everything is blank that is understood: what is left of Markdown's marks, readers would see. */
function masked(tree: Root, text: string): string {
  const characters = text.replace(/\\[!-/:-@[-`{-~]/g, blank).split("")
  const hide = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (characters[at] !== "\n") characters[at] = "\uE000"
  }
  visit(tree, (part: Node) => {
    const node = part as Content
    const [from, to] = rangeOf(node)
    if (isFootnote(node)) return
    if (
      ["code", "inlineCode", "definition", "image", "imageReference", "thematicBreak"].includes(
        node.type,
      )
    ) {
      hide(from, to)
    } else if (node.type === "link" || node.type === "linkReference") {
      if (text[from] !== "[") return
      hide(from, from + 1)
      hide(addressAt(node as Link, text), to)
    } else if (node.type === "strong" || node.type === "delete") {
      hide(from, from + 2)
      hide(to - 2, to)
    }
  })
  return characters.join("")
}

const isFootnote = (node: Node) => String((node as Definition).identifier ?? "").startsWith("^")

/** Marks that Markdown has not understood, so that readers would see them; with what to do about each. */
const failed: [pattern: RegExp, wordingOf: (written: string) => Wording][] = [
  [
    /\[\^[^\]\s]+\]:?|\^\[[^\]\n]*\]/g,
    written => [
      `Footnotes are not possible: readers would see “${written}”.`,
      `${instead(written, written.startsWith("^[") ? `(${written.slice(2, -1)})` : "")} Put the note in parentheses in its sentence.`,
    ],
  ],
  [
    /^ {0,3}(?:#{1,6}(?=\p{L})|#{2,6}(?=[^#\s]))/gmu,
    written => [`This is not a heading yet.`, instead(written, `${written} `)],
  ],
  [/\[[^\][\n]+\] *\([^()\n]*[/.:@#][^()\n]*\)/g, brokenLink],
  [
    /\[[^\][\n]+\]\[[^\][\n]*\]/g,
    written => [
      `The link “${written}” has no address.`,
      instead(written, written.replace(/^\[(.*?)\]\[.*$/, "$1")),
    ],
  ],
  [/\*\*+|~~+/g, written => [`Readers would see “${written}”.`, instead(written, "")]],
  [
    /\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    written => [`Readers would see “${written}”.`, instead(written, "")],
  ],
  [
    /^(?:-|\uE000){3}\n(?:[\w-]+:.*\n)+---$/gm,
    written => ["These lines are the fields of another system.", instead(written, "")],
  ],
]

function brokenLink(written: string): Wording {
  const [, words = "", address = ""] = /^\[(.*?)\] *\((.*)\)$/.exec(written) ?? []
  const target = address
    .trim()
    .replace(/\s+"[^"]*"$/, "")
    .replace(/ /g, "%20")
  const isOutward = /^https?:\/\/[^/\s]/i.test(target)
  return [
    `This is not a link yet: readers would see “${written}”.`,
    instead(written, isOutward ? `[${words}](${target})` : `${words} (${address})`),
  ]
}

/** What is wrong with a part of the text; `false` or undefined for each thing that is not. */
function nodeProblems(
  node: Content,
  parent: Node | undefined,
  text: string,
  source: Source,
  { pages, facts }: Surroundings,
) {
  const hasAddress = (node.type === "link" || node.type === "definition") && !isFootnote(node)
  const address = hasAddress ? fillText(node.url, facts) : undefined
  return [
    node.type === "paragraph" && brokenTable(text, ...rangeOf(node)),
    address !== undefined &&
      !isUnfilled(address) &&
      linkProblem(address, pageOf(source.file), pages),
    node.type === "link" && !hasWords(node) && wordless,
    (node.type === "image" || node.type === "imageReference") &&
      picture(text.slice(...rangeOf(node)), node.alt ?? "", parent?.type === "link"),
    node.type === "heading" && !hasWords(node) && emptyHeading,
  ]
}

function brokenTable(text: string, from: number, to: number): Wording | undefined {
  const [first = "", second = ""] = text.slice(from, to).split("\n")
  // In a quotation or a list, the line goes on with it.
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from).replace(/[^>]/g, " ")
  if (!/^\|.*\|/.test(first)) return undefined
  const dashes = `${before}${"| --- ".repeat(first.replace(/^\||\|\s*$/g, "").split("|").length)}|`
  const remedy = /^[|\s:-]+$/.test(second)
    ? instead(second, dashes)
    : `Put the line “${dashes}” below it.`
  return ["This is not a table yet: readers would see the | signs.", remedy]
}

function picture(written: string, alt: string, inLink: boolean): Wording {
  const words = inLink || !/\((https:[^)\s]*)/.test(written) ? alt : written.slice(1)
  return ["Pictures are not possible in a text.", instead(written, alt && words)]
}

/** The sections of a legal page. */
function reportSections(source: Source, tree: Root, { facts }: Surroundings, report: Report) {
  const all = headingsIn(tree, facts)
  const isTitled = hasTitle(all)
  const [title] = all
  const isOwn = title?.words.toLowerCase() === String(valueIn(source.data, ["title"])).toLowerCase()
  if (title && isTitled && !isOwn) report(rangeOf(title.node)[0], titleTwice(source, title.node))
  const headings = isTitled ? all.slice(1) : all
  const places = outline(headings, 2)
  const sections = headings.filter((_, index) => places[index]?.level === 2)
  if (sections.length === 0) report(0, withoutSections)
  const surplus = sections[limits.sections]
  if (surplus) report(rangeOf(surplus.node)[0], tooMany(sections.length))
  for (const { node } of sections) {
    visit(node, "link", (link: Node) => {
      const written = source.body?.text.slice(...rangeOf(link)) ?? ""
      if (written.startsWith("[")) report(rangeOf(link)[0], linkInHeading(written))
    })
  }
}

function titleTwice(source: Source, heading: Heading): Wording {
  const written = source.body?.text.slice(...rangeOf(heading)) ?? ""
  return ["The page's title is a field of its own.", instead(written, "")]
}

/** Whether a part of a text has anything to read. */
function hasWords(part: Node): boolean {
  let found = false
  visit(part, (node: Node) => {
    const { value, alt } = node as { value?: string; alt?: string }
    found ||= node.type !== "html" && isVisible(String(value ?? alt ?? ""))
  })
  return found
}

/** Several times the longest text in use, in characters: anything longer was pasted by mistake. */
const longest = 100_000

const empty: Wording = ["There is no text.", "Write it."]
const rawHtml = "HTML is not possible in a text."
const wordless: Wording = [
  "The link has no words.",
  "Write them between the brackets: [words](/terms)",
]
const emptyHeading: Wording = ["The heading has no words.", "Write them, or remove the line."]
const withoutSections: Wording = [
  "The page has no sections.",
  "Begin each section with a heading (the button Heading 2), such as ## Cancellation",
]
const tooMany = (count: number): Wording => [
  `The page has ${count} sections; at most ${limits.sections} are possible.`,
  "Merge some of them.",
]
const linkInHeading = (written: string): Wording => [
  "The heading of a section cannot have a link in it.",
  instead(written, written.replace(/^\[(.*)\].*$/s, "$1")),
]

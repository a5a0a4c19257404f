import { DomUtils, parseDocument } from "htmlparser2"
import { type Heading, outline } from "../content/headings"

type ChildNode = ReturnType<typeof parseDocument>["children"][number]
type Element = ReturnType<typeof DomUtils.findAll>[number]

/** Adapts gatsby-transformer-remark's HTML to the page. @param top Level of the first heading */
function transform(html: string, top: 2 | 3): ChildNode[] {
  const document = parseDocument(html)
  const all = DomUtils.findAll(({ name }) => /^h[1-6]$/.test(name), document.children)
  const headings = all.map(element => ({ element, ...headingOf(element) }))
  for (const [index, { level, anchor }] of outline(headings, top).entries()) {
    const { element } = headings[index] as { element: Element }
    element.name = `h${level}`
    // Only legal pages have anchors; on the home page, ids could clash.
    if (top === 2 && level <= 3) Object.assign(element.attribs, { id: anchor, tabindex: "-1" })
  }
  for (const element of DomUtils.findAll(() => true, document.children)) cleanElement(element)
  // Detect right-to-left text.
  for (const child of document.children) if (isElement(child)) child.attribs.dir = "auto"
  for (const table of DomUtils.getElementsByTagName("table", document)) wrapTable(table)
  for (const comment of DomUtils.filter(({ type }) => type === "comment", document)) {
    DomUtils.removeElement(comment)
  }
  return document.children
}

const isElement = (node: ChildNode): node is Element => node.type === "tag"

const headingOf = (element: Element): Heading => ({
  depth: Number(element.name.slice(1)),
  text: DomUtils.textContent(element).trim(),
  nested: element.parent?.type !== "root",
})

function cleanElement(element: Element) {
  // Screen readers would announce an empty header cell.
  if (element.name === "th" && element.children.length === 0) element.name = "td"
  // prose.css breaks long words, lest their column push the others out of sight.
  if (/^t[hd]$/.test(element.name) && /\S{20}/.test(DomUtils.textContent(element)))
    element.attribs["data-long"] = ""
  if (element.name === "input") {
    DomUtils.replaceElement(element, parseElement("checked" in element.attribs ? "☑" : "☐"))
  }
}

const parseElement = (html: string) => parseDocument(html).children[0] as ChildNode

/** Puts a table into a box that scrolls sideways if the table is wider than the page, by keyboard too (WCAG 2.1.1). */
function wrapTable(table: Element) {
  const box = `<div role="group" aria-label="Table" tabindex="0" dir="auto">${htmlOf([table])}</div>`
  DomUtils.replaceElement(table, parseElement(box))
}

const htmlOf = (nodes: ChildNode[]) =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: "utf8" }).trim()

/** The story's headings have no ids, because the sections of the home page have theirs. */
export const storyOf = (html: string) => htmlOf(transform(html, 3))

/** The sections of a legal page, and the text before the first. */
export function legalTextOf(html: string) {
  const opening: ChildNode[] = []
  const found: { anchor: string; text: string; content: ChildNode[] }[] = []
  for (const node of transform(html, 2)) {
    if (isElement(node) && node.name === "h2") {
      const text = DomUtils.textContent(node).trim()
      found.push({ anchor: String(node.attribs.id), text, content: [] })
    } else (found.at(-1)?.content ?? opening).push(node)
  }
  const numbers = numberHeadings(found.map(({ text }) => text))
  const sections = found.map(({ anchor, content }, index) => ({
    ...numbers[index],
    anchor,
    html: htmlOf(content),
  }))
  return { opening: htmlOf(opening), sections }
}

/** A heading's own number: `1.`, `A)`, `IV.`, `Article 2`. */
const ownNumber =
  /^(?<number>(?:(?:\d+\.)*\d+|[A-Z]|[IVXLC]+)[.)](?=\s)|(?:§|art\p{L}*\.?|section|clause)\s*(?:\d+\.)*\d+)[\s:.–-]*(?<heading>.*)/iu

/** Numbers a page's sections, or uses their own numbers if every heading has one before its words. */
function numberHeadings(headings: readonly string[]): { number: string; heading: string }[] {
  const own = headings.flatMap(text => {
    const { number = "", heading = "" } = ownNumber.exec(text)?.groups ?? {}
    return heading ? { number, heading } : []
  })
  if (own.length === headings.length) return own
  return headings.map((heading, index) => ({ number: `${index + 1}.`, heading }))
}

import { DomUtils, parseDocument } from "htmlparser2"
import { anchorsOf } from "../content/markdown"

type ChildNode = ReturnType<typeof parseDocument>["children"][number]
type Element = ReturnType<typeof DomUtils.findAll>[number]
type Text = Extract<ChildNode, { data: string; nodeType: 3 }>

/** Adapts gatsby-transformer-remark's HTML. @param ids Whether headings get them; on the home page, they could clash */
function transform(html: string, { topHeading, ids }: { topHeading: number; ids: boolean }) {
  const document = parseDocument(html)
  const elements = DomUtils.findAll(() => true, document.children)
  const headings = elements.filter(({ name }) => /^h[1-6]$/.test(name))
  const anchors = anchorsOf(headings.map(DomUtils.textContent))
  for (const [index, heading] of headings.entries()) {
    heading.name = `h${Math.max(topHeading, Number(heading.name[1]))}`
    if (ids) Object.assign(heading.attribs, { id: anchors[index], tabindex: "-1" })
  }
  // Detect right-to-left text.
  for (const child of document.children) if (isElement(child)) child.attribs.dir = "auto"
  for (const text of DomUtils.filter(() => true, document.children).filter(isLines))
    breakLines(text)
  for (const table of elements.filter(({ name }) => name === "table")) wrapTable(table)
  return document.children
}

const isElement = (node: ChildNode): node is Element => node.type === "tag"

/** Puts a table into a box that scrolls sideways if the table is wider than the page, by keyboard too (WCAG 2.1.1). */
function wrapTable(table: Element) {
  const box = `<div role="group" aria-label="Table" tabindex="0" dir="auto">${htmlOf([table])}</div>`
  DomUtils.replaceElement(table, parseDocument(box).children[0] as ChildNode)
}

const isLines = (node: ChildNode): node is Text => node.type === "text" && node.data.includes("\n")

const isInText = (node: ChildNode | null) =>
  node !== null && isElement(node) && ["a", "code", "del", "em", "strong"].includes(node.name)

/** Ends the lines of a text where they end in the file, as in the editor. The line end beside a block is only the HTML's. */
function breakLines(text: Text) {
  let html = DomUtils.getOuterHTML(text, entities).replace(/\n/g, "<br>\n")
  if (!isInText(text.prev)) html = html.replace(/^<br>/, "")
  if (!isInText(text.next)) html = html.replace(/<br>\n$/, "\n")
  for (const node of [...parseDocument(html).children]) DomUtils.prepend(text, node)
  DomUtils.removeElement(text)
}

const entities = { encodeEntities: "utf8" } as const

const htmlOf = (nodes: ChildNode[]) => DomUtils.getOuterHTML(nodes, entities).trim()

export const storyOf = (html: string) => htmlOf(transform(html, { topHeading: 3, ids: false }))

/** The numbered sections of a legal page, and the text before the first. */
export function legalTextOf(html: string) {
  const opening: ChildNode[] = []
  const sections: { number: number; heading: string; anchor: string; content: ChildNode[] }[] = []
  for (const node of transform(html, { topHeading: 2, ids: true })) {
    if (isElement(node) && node.name === "h2") {
      const heading = DomUtils.textContent(node).trim()
      const [number, anchor] = [sections.length + 1, String(node.attribs.id)]
      sections.push({ number, heading, anchor, content: [] })
    } else (sections.at(-1)?.content ?? opening).push(node)
  }
  return {
    opening: htmlOf(opening),
    sections: sections.map(({ content, ...section }) => ({ ...section, html: htmlOf(content) })),
  }
}

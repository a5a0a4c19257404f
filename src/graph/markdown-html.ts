import { DomUtils, parseDocument } from "htmlparser2"
import { anchorsOf } from "../content/markdown"

type ChildNode = ReturnType<typeof parseDocument>["children"][number]
type Element = ReturnType<typeof DomUtils.findAll>[number]

/** Adapts gatsby-transformer-remark's HTML. Headings get ids, but not on the home page, where these could clash. */
function transform(html: string, highestLevel: 2 | 3): ChildNode[] {
  const document = parseDocument(html)
  const elements = DomUtils.findAll(() => true, document.children)
  const headings = elements.filter(({ name }) => /^h[1-6]$/.test(name))
  const anchors = anchorsOf(headings.map(DomUtils.textContent))
  for (const [index, heading] of headings.entries()) {
    heading.name = `h${Math.max(highestLevel, Number(heading.name[1]))}`
    if (highestLevel === 2) Object.assign(heading.attribs, { id: anchors[index], tabindex: "-1" })
  }
  // Detect right-to-left text.
  for (const child of document.children) if (isElement(child)) child.attribs.dir = "auto"
  for (const table of elements.filter(({ name }) => name === "table")) wrapTable(table)
  return document.children
}

const isElement = (node: ChildNode): node is Element => node.type === "tag"

/** Puts a table into a box that scrolls sideways if the table is wider than the page, by keyboard too (WCAG 2.1.1). */
function wrapTable(table: Element) {
  const box = `<div role="group" aria-label="Table" tabindex="0" dir="auto">${htmlOf([table])}</div>`
  DomUtils.replaceElement(table, parseDocument(box).children[0] as ChildNode)
}

/** The end of a line of text: not beside a block's tag, nor within a tag. Entities stand for every other `>`. */
const lineEnd =
  /(?<=[^>]|<\/(?:a|code|del|em|strong)>)\n(?=[^<\n]|<(?:a|code|del|em|strong)\b)(?![^<>]*>)/g

/** Lines end where they do in the file, as in the editor. */
const htmlOf = (nodes: ChildNode[]) =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: "utf8" }).trim().replace(lineEnd, "<br>\n")

export const storyOf = (html: string) => htmlOf(transform(html, 3))

/** The numbered sections of a legal page, and the text before the first. */
export function legalTextOf(html: string) {
  const opening: ChildNode[] = []
  const sections: { number: number; heading: string; anchor: string; content: ChildNode[] }[] = []
  for (const node of transform(html, 2)) {
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

import type { Content, PhrasingContent, Table } from "mdast"
import { withUnixLineEnds } from "../../content/reading/files"
import type { Doc, Mark } from "./doc"

/** A block of Markdown for the form's text editor. What the editor has no form for is kept as it is written. */
export function toDoc(block: Content, source: string): Doc {
  const blocks = (children: Content[]) => children.map(child => toDoc(child, source))
  const words = (children: Content[]) => inline(children as PhrasingContent[], source, [])
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", content: words(block.children) }
    case "heading":
      return { type: "heading", attrs: { level: block.depth }, content: words(block.children) }
    case "blockquote": {
      const content = blocks(block.children)
      return content.some(isKept) ? kept(block, source) : { type: "blockquote", content }
    }
    case "thematicBreak":
      return { type: "horizontalRule" }
    case "code":
      if (block.meta) return kept(block, source)
      return {
        type: "codeBlock",
        attrs: { language: block.lang ?? null },
        content: block.value ? [{ type: "text", text: withUnixLineEnds(block.value) }] : undefined,
      }
    case "list": {
      if (block.children.some(item => typeof item.checked === "boolean")) return kept(block, source)
      const items = block.children.map(item => blocks(item.children))
      if (items.flat().some(isKept)) return kept(block, source)
      const spread = Boolean(block.spread) || block.children.some(item => item.spread)
      return {
        type: block.ordered ? "orderedList" : "bulletList",
        attrs: block.ordered ? { start: block.start ?? 1, spread } : { spread },
        content: items.map(item => ({ type: "listItem", content: withFirstParagraph(item) })),
      }
    }
    case "table":
      return table(block, words)
    default:
      return kept(block, source)
  }
}

/** Each line of what is kept within a quotation or a list would have its marks: all of it is kept. */
const isKept = ({ type }: Doc) => type === "kept"

/** The editor writes into the paragraph that each item begins with. */
function withFirstParagraph(blocks: Doc[]): Doc[] {
  return blocks[0]?.type === "paragraph" ? blocks : [{ type: "paragraph" }, ...blocks]
}

function table({ children, align }: Table, words: (children: Content[]) => Doc[]): Doc {
  return {
    type: "table",
    content: children.map((row, index) => ({
      type: "tableRow",
      content: row.children.map((cell, column) => ({
        type: index === 0 ? "tableHeader" : "tableCell",
        attrs: { align: align?.[column] ?? null },
        content: words(cell.children),
      })),
    })),
  }
}

function kept(node: Content, source: string, marks?: Mark[]): Doc {
  const { position } = node
  const type = marks ? "keptInline" : "kept"
  const written = position
    ? source.slice(position.start.offset, position.end.offset).trimEnd()
    : String("value" in node && node.value)
  return {
    type,
    attrs: { source: withUnixLineEnds(written) },
    ...(marks?.length && { marks }),
  }
}

const markTypes: Record<string, string> = { strong: "bold", emphasis: "italic", delete: "strike" }

function inline(nodes: PhrasingContent[], source: string, marks: Mark[]): Doc[] {
  return nodes.flatMap((node): Doc[] => {
    switch (node.type) {
      case "text":
        return [{ type: "text", text: unbroken(node.value), marks }]
      case "inlineCode":
        return [{ type: "text", text: unbroken(node.value), marks: [...marks, { type: "code" }] }]
      case "break":
        return [{ type: "hardBreak", marks }]
      case "strong":
      case "emphasis":
      case "delete":
        return inline(node.children, source, [...marks, { type: String(markTypes[node.type]) }])
      case "link": {
        const attrs = { href: node.url, title: node.title ?? null }
        return inline(node.children, source, [...marks, { type: "link", attrs }])
      }
      default:
        return [kept(node, source, marks)]
    }
  })
}

/** Where a line ends in the file says nothing. */
function unbroken(text: string) {
  return text.replace(/[ \t]*(\r\n|\r|\n)[ \t]*/g, " ")
}

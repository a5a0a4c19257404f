import type { Content, PhrasingContent } from "mdast"
import { same } from "../../content/forms/same"
import { type Doc, type Mark, markOrder } from "./doc"
import { literal } from "./markdown"

/** The Markdown tree of a block in its normal form. */
export function fromDoc(block: Doc): Content {
  const { type, attrs = {}, content = [] } = block
  switch (type) {
    case "paragraph":
      return { type, children: phrasing(content) }
    case "heading":
      return { type, depth: attrs.level as 2, children: phrasing(content) }
    case "blockquote":
      return { type, children: content.map(fromDoc) } as Content
    case "horizontalRule":
      return { type: "thematicBreak" }
    case "codeBlock": {
      const value = content.map(({ text }) => text).join("")
      return { type: "code", lang: attrs.language as string | null, value }
    }
    case "bulletList":
    case "orderedList": {
      const spread = Boolean(attrs.spread)
      const children = content.map(item => {
        return { type: "listItem", spread, children: item.content?.map(fromDoc) }
      })
      const ordered = type === "orderedList"
      return { type: "list", ordered, start: attrs.start, spread, children } as Content
    }
    case "table":
      return {
        type,
        align: content[0]?.content?.map(cell => cell.attrs?.align),
        children: content.map(row => ({
          type: "tableRow",
          children: row.content?.map(cell => ({
            type: "tableCell",
            children: phrasing(cell.content ?? []),
          })),
        })),
      } as Content
    case "kept":
      return literal(String(attrs.source))
    default:
      throw new Error(`There is no Markdown for ${type}.`)
  }
}

const nodeTypes: Record<string, string> = { bold: "strong", italic: "emphasis", strike: "delete" }

/** Marks lie flat on each piece of a text; in Markdown the longest one holds the others. */
function phrasing(pieces: Doc[]): PhrasingContent[] {
  const [first] = pieces
  if (!first) return []
  const runs = (first.marks ?? [])
    .filter(mark => mark.type !== "code")
    .map(mark => ({ mark, length: runOf(mark, pieces) }))
    .sort(
      (one, other) =>
        other.length - one.length ||
        markOrder.indexOf(one.mark.type) - markOrder.indexOf(other.mark.type),
    )
  const [longest] = runs
  if (!longest) return [leaf(first), ...phrasing(pieces.slice(1))]
  const { mark, length } = longest
  const children = phrasing(pieces.slice(0, length).map(piece => without(mark, piece)))
  const { href: url, title } = mark.attrs ?? {}
  const node =
    mark.type === "link"
      ? { type: "link", url, title, children }
      : { type: nodeTypes[mark.type], children }
  return [node as PhrasingContent, ...phrasing(pieces.slice(length))]
}

function leaf({ type, attrs, text = "", marks = [] }: Doc): PhrasingContent {
  if (type === "hardBreak") return { type: "break" }
  if (type === "keptInline") return literal(String(attrs?.source)) as PhrasingContent
  const isCode = marks.some(mark => mark.type === "code")
  return { type: isCode ? "inlineCode" : "text", value: text }
}

function runOf(mark: Mark, pieces: Doc[]) {
  const end = pieces.findIndex(({ marks = [] }) => !marks.some(other => same(mark, other)))
  return end < 0 ? pieces.length : end
}

function without(mark: Mark, piece: Doc): Doc {
  return { ...piece, marks: piece.marks?.filter(other => !same(mark, other)) }
}

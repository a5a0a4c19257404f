import type { Doc } from "./doc"
import { normalInline } from "./normal-inline"

/**
 * The form of a text that Markdown can hold: without empty paragraphs and items, with tables of even
 * rows, and all that says the same written in the same way.
 */
export function normalBlocks(blocks: Doc[] = []): Doc[] {
  const joined: Doc[] = []
  for (const block of blocks.flatMap(normalBlock)) {
    const last = joined.at(-1)
    if (last && last.type === block.type && isList(block)) {
      joined[joined.length - 1] = list(last, [...(last.content ?? []), ...(block.content ?? [])])
    } else joined.push(block)
  }
  return joined
}

const isList = ({ type }: Doc) => type === "bulletList" || type === "orderedList"

function normalBlock(block: Doc): Doc[] {
  const { type, attrs = {}, content } = block
  switch (type) {
    case "paragraph":
      return filled({ type, content: normalInline(content) })
    case "heading":
      return filled({
        type,
        attrs: { level: attrs.level },
        content: normalInline(content, { oneLine: true }),
      })
    case "blockquote":
      return filled({ type, content: normalBlocks(content) })
    case "bulletList":
    case "orderedList": {
      const items = (content ?? []).flatMap(item =>
        filled({ type: "listItem", content: normalBlocks(item.content) }),
      )
      return filled(list(block, items))
    }
    case "codeBlock": {
      const text = (content ?? []).map(piece => piece.text).join("")
      return [
        {
          type,
          attrs: { language: attrs.language || null },
          content: text ? [{ type: "text", text }] : [],
        },
      ]
    }
    case "table":
      return filled(table(content))
    case "kept":
      return [{ type, attrs: { source: attrs.source } }]
    default:
      return [{ type }]
  }
}

const filled = (block: Doc) => (block.content?.length ? [block] : [])

/** Blank lines between items are kept where they can be, and stand where they have to. */
function list({ type, attrs = {} }: Doc, items: Doc[]): Doc {
  const parts = items.map(item => item.content ?? [])
  const canBe = items.length > 1 || parts.some(({ length }) => length > 1)
  const hasToBe = parts.some(blocks => blocks.slice(1).some(block => !mayFollow(block)))
  const deeper = parts.some(([first]) => first && isList(first))
  const spread = hasToBe || (canBe && !deeper && Boolean(attrs.spread))
  const start = type === "orderedList" ? { start: Number(attrs.start ?? 1) } : {}
  return { type, attrs: { ...start, spread }, content: items }
}

/** Whether a block can follow another one without a blank line. */
function mayFollow({ type, attrs }: Doc) {
  return type === "bulletList" || (type === "orderedList" && attrs?.start === 1)
}

function table(rows: Doc[] = []): Doc {
  const cells = rows.map(row => (row.content ?? []).flatMap(spanned))
  const width = Math.max(0, ...cells.map(({ length }) => length))
  const aligned = cells[0]?.map(({ attrs }) => attrs?.align ?? null) ?? []
  const content = cells.map((row, index) => ({
    type: "tableRow",
    content: Array.from({ length: width }, (_, column) => ({
      type: index === 0 ? "tableHeader" : "tableCell",
      attrs: { align: aligned[column] ?? null },
      content: normalInline(row[column]?.content, { oneLine: true }),
    })),
  }))
  return { type: "table", content: width ? content : [] }
}

/** Markdown has no cell across columns: an empty one follows. */
function spanned(cell: Doc): Doc[] {
  const more = Math.max(0, Number(cell.attrs?.colspan ?? 1) - 1)
  return [cell, ...Array.from({ length: more }, () => ({ type: cell.type }))]
}

import { same } from "../../content/forms/same"
import { type Doc, type Mark, markOrder } from "./doc"

/**
 * The pieces of a line in their normal form: no space at its ends, none at the ends of what is bold or
 * a link, neighbours with the same marks as one piece.
 * @param oneLine Where Markdown knows no line break: in headings and cells
 */
export function normalInline(pieces: Doc[] = [], { oneLine = false } = {}): Doc[] {
  const split = joined(pieces.flatMap(piece => (oneLine ? unbroken(piece) : piece)).map(plain))
    .flatMap(splitOffSpace)
    .filter(({ type, text }) => type !== "text" || text)
  const trimmed = trim(split)
  const marked = trimmed.map((piece, i) =>
    isGap(piece) ? { ...piece, marks: shared(solid(trimmed, i, -1), solid(trimmed, i, 1)) } : piece,
  )
  return joined(marked)
}

function unbroken(piece: Doc): Doc {
  return piece.type === "hardBreak" ? { type: "text", text: " ", marks: piece.marks } : piece
}

function plain({ type, attrs, text, marks = [] }: Doc): Doc {
  const sorted = marks
    .filter(
      ({ type }, i) => markOrder.includes(type) && marks.findIndex(m => m.type === type) === i,
    )
    .sort((one, other) => markOrder.indexOf(one.type) - markOrder.indexOf(other.type))
    .map(markOf)
  return {
    type,
    ...(type === "keptInline" && { attrs: { source: attrs?.source } }),
    ...(text !== undefined && { text: text.replace(/[\n\r]/g, " ") }),
    marks: sorted,
  }
}

function markOf({ type, attrs }: Mark): Mark {
  if (type !== "link") return { type }
  return { type, attrs: { href: attrs?.href ?? "", title: attrs?.title || null } }
}

const isCode = ({ marks = [] }: Doc) => marks.some(mark => mark.type === "code")
const isSpace = ({ type, text = "" }: Doc) => type === "text" && /^[ \t]*$/.test(text)
const isGap = (piece: Doc) => (isSpace(piece) && !isCode(piece)) || piece.type === "hardBreak"

function splitOffSpace(piece: Doc): Doc[] {
  if (piece.type !== "text" || isCode(piece)) return [piece]
  const [, before, words, after] = /^([ \t]*)(.*?)([ \t]*)$/s.exec(piece.text ?? "") ?? []
  return [before, words, after].map(text => ({ ...piece, text }))
}

function trim(pieces: Doc[]): Doc[] {
  return pieces.filter((piece, i) => {
    if (!isGap(piece)) return true
    const rest = (direction: -1 | 1) => solid(pieces, i, direction)
    if (!rest(-1) || !rest(1)) return false
    return piece.type === "hardBreak" || !(breaksNext(pieces, i, -1) || breaksNext(pieces, i, 1))
  })
}

/** The nearest piece that is no space. */
function solid(pieces: Doc[], index: number, direction: -1 | 1): Doc | undefined {
  let i = index + direction
  while (pieces[i] && isGap(pieces[i] as Doc)) i += direction
  return pieces[i]
}

function breaksNext(pieces: Doc[], index: number, direction: -1 | 1) {
  let i = index + direction
  while (pieces[i] && isSpace(pieces[i] as Doc) && !isCode(pieces[i] as Doc)) i += direction
  return pieces[i]?.type === "hardBreak"
}

function shared(one: Doc | undefined, other: Doc | undefined): Mark[] {
  return (one?.marks ?? []).filter(
    mark => mark.type !== "code" && other?.marks?.some(its => same(mark, its)),
  )
}

function joined(pieces: Doc[]): Doc[] {
  const result: Doc[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last?.type === "text" && piece.type === "text" && same(last.marks, piece.marks)) {
      result[result.length - 1] = { ...last, text: `${last.text}${piece.text}` }
    } else result.push(piece)
  }
  return result
}

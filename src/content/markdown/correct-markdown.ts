import type { Root } from "mdast"
import { type Edit, findEdits } from "./find-edits"
import { parseText, textOf } from "./markdown-tree"

/** The message of an edit, at its original offset. */
type Reason = { at: number; message: string }

/** Markdown with all necessary edits made. */
export interface CorrectedText {
  text: string
  tree: Root
  /** In the order of the text */
  edits: Edit[]
  /** Maps an offset in the corrected text to the original text */
  originalOffset(offset: number): number
}

/** Corrects Markdown until it needs no more edits, so that editors learn of all of them at once. */
export function correctText(original: string, isPage = false): CorrectedText {
  let text = original
  let tree = parseText(text)
  // The original offset of each character, and of the end; undefined for inserted characters.
  let origins: (number | undefined)[] = [...Array(text.length + 1).keys()]
  const reasons: Reason[] = []
  const originalOffset = (offset: number) => {
    const kept = origins.findLastIndex((origin, index) => index <= offset && origin !== undefined)
    return kept < 0 ? 0 : Number(origins[kept]) + (kept < offset ? 1 : 0)
  }
  // One edit can require another; the bound guards against an endless loop.
  for (let round = 0; round < 12; round++) {
    const edits = disjoint(findEdits(tree, text, isPage))
    if (edits.length === 0) break
    for (const { from, to, write, message } of edits) {
      reasons.push({ at: originalOffset(from), message })
      text = text.slice(0, from) + write + text.slice(to)
      const inserted = Array(write.length).fill(undefined)
      origins = [...origins.slice(0, from), ...inserted, ...origins.slice(to)]
    }
    tree = parseText(text)
  }
  return { text, tree, edits: changes(text, origins, reasons), originalOffset }
}

/** Strips Markdown and HTML from a line. */
export function plainText(value: string): string {
  // Skip parsing, which is slow, for plain text.
  if (!/[*_`~[\]<{}&\\]/.test(value)) return value
  // A word at the start keeps the parser from seeing a heading, list or table.
  const { tree } = correctText(`${prefix}${value}`)
  const plain = textOf(tree).slice(prefix.length).replace(/ +/g, " ").trim()
  return plain === value ? plain : plainText(plain)
}

const prefix = "Word "

/** Edits that overlap no earlier one, from last to first. The next round finds the others. */
function disjoint(edits: readonly Edit[]): Edit[] {
  const chosen = edits.filter((edit, index) =>
    edits.slice(0, index).every(({ from, to }) => edit.to <= from || to <= edit.from),
  )
  return chosen.sort((a, b) => b.from - a.from)
}

/** The differences between the original and the corrected text. */
function changes(text: string, origins: (number | undefined)[], reasons: Reason[]): Edit[] {
  const found: Edit[] = []
  let from = 0
  let begin = 0
  for (const [index, to] of origins.entries()) {
    if (to === undefined) continue
    if (from < to || begin < index) {
      const reason = reasons.find(({ at }) => from <= at && at <= to)
      found.push({ from, to, write: text.slice(begin, index), message: reason?.message ?? "" })
    }
    from = to + 1
    begin = index + 1
  }
  return found
}

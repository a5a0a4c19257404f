import type { Root } from "mdast"
import { type Edit, faultsIn } from "./faults"
import { parseText } from "./markdown"

/** A text after all the edits that it needs. */
export interface Corrected {
  text: string
  tree: Root
  /** In the order of the text */
  edits: Edit[]
  /** Where a place in the corrected text was in the text as written */
  originalOffset(offset: number): number
}

/** An edit can make another necessary; nothing known needs more than four rounds. */
const mostRounds = 12

/**
 * Corrects a Markdown text until nothing is left to correct, so that editors who make these edits are done.
 * @param title The page's title, which a heading above the sections must not contradict
 */
export function corrected(written: string, title?: string): Corrected {
  let text = written
  let tree = parseText(text)
  // The original offset of each character, and of the end; undefined for inserted characters.
  let origins: (number | undefined)[] = [...Array(text.length + 1).keys()]
  const reasons: { at: number; message: string }[] = []
  const originalOffset = (offset: number) => {
    const kept = origins.findLastIndex((origin, index) => index <= offset && origin !== undefined)
    return kept < 0 ? 0 : Number(origins[kept]) + (kept < offset ? 1 : 0)
  }
  for (let round = 0; round < mostRounds; round++) {
    const edits = disjoint(faultsIn(tree, text, title))
    if (edits.length === 0) break
    for (const { from, to, write, message } of edits) {
      reasons.push({ at: originalOffset(from), message })
      text = text.slice(0, from) + write + text.slice(to)
      const inserted = Array(write.length).fill(undefined)
      origins = [...origins.slice(0, from), ...inserted, ...origins.slice(to)]
    }
    tree = parseText(text)
  }
  const edits = changes(text, origins).map(change => {
    const reason = reasons.find(({ at }) => change.from <= at && at <= change.to)
    return { ...change, message: reason?.message ?? "" }
  })
  return { text, tree, edits, originalOffset }
}

/** The faults from the last to the first; of two that overlap, the one that is first in the list. */
function disjoint(faults: readonly Edit[]): Edit[] {
  const chosen: Edit[] = []
  for (const fault of faults) {
    if (chosen.every(({ from, to }) => fault.to <= from || to <= fault.from)) chosen.push(fault)
  }
  return chosen.sort((one, other) => other.from - one.from)
}

/** The changes between the characters that were kept. */
function changes(text: string, origins: (number | undefined)[]): Omit<Edit, "message">[] {
  const found: Omit<Edit, "message">[] = []
  let from = 0
  let begin = 0
  for (const [index, to] of origins.entries()) {
    if (to === undefined) continue
    if (from < to || begin < index) found.push({ from, to, write: text.slice(begin, index) })
    from = to + 1
    begin = index + 1
  }
  return found
}

import type { Content, List } from "mdast"
import { keyOf } from "../../content/forms/same"
import type { Doc } from "./doc"
import { fromDoc } from "./from-doc"
import { normalBlocks } from "./normal"
import type { Block } from "./text"
import { toDoc } from "./to-doc"

/**
 * A list of which some items are new: the others stay as they are written, and its bullets and blank
 * lines are as before.
 * @param before Blocks that stood in the text, one of which may have been this list
 */
export function keptItems(
  list: Doc,
  before: Block[],
  spell: (block: Content) => string,
  eol: string,
): string | undefined {
  if (!/List$/.test(list.type)) return undefined
  const isOrdered = list.type === "orderedList"
  const wanted = (list.content ?? []).map(item => ({ key: keyOf(item), item }))
  const found = before
    .filter(({ node }) => node.type === "list" && node.ordered === isOrdered)
    .map(block => ({ block, items: itemsOf(block) }))
    .map(old => ({ ...old, kept: wanted.filter(({ key }) => old.items.has(key)).length }))
    .sort((one, other) => other.kept - one.kept)[0]
  if (!found) return undefined
  const bullet = /^[-*+]/.exec(found.block.source)?.[0] ?? "-"
  const written = wanted.map(({ key, item }, index) => {
    const number = Number(list.attrs?.start ?? 1) + index
    const kept = found.items.get(key)
    if (kept && list.type === "bulletList") return kept
    if (kept && Number.parseInt(kept, 10) === number) return kept
    const attrs = { ...list.attrs, ...(list.type === "orderedList" && { start: number }) }
    const text = spell(fromDoc({ ...list, attrs, content: [item] }))
    return text.replace(/^[-*+]/, bullet)
  })
  return written.join(list.attrs?.spread ? eol + eol : eol)
}

/** The items of a list by what they say, as they are written. */
function itemsOf({ node, start, source, text }: Block): Map<string, string> {
  const items = node.type === "list" ? (node as List).children : []
  return new Map(
    items.map(item => {
      const from = (item.position?.start.offset ?? 0) - start
      const to = (item.position?.end.offset ?? 0) - start
      const list = { ...(node as List), children: [item] }
      const [read] = normalBlocks([toDoc(list, text)])
      return [keyOf(read?.content?.[0]), source.slice(from, to)]
    }),
  )
}

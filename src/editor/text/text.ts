import type { Content } from "mdast"
import { keyOf, same } from "../../content/forms/same"
import { lineEndOf } from "../../content/reading/files"
import { parseMarkdown } from "../../content/reading/markdown"
import type { Doc } from "./doc"
import { fromDoc } from "./from-doc"
import { keptItems } from "./kept-items"
import { linkAddresses, spellings } from "./markdown"
import { normalBlocks } from "./normal"
import { toDoc } from "./to-doc"

/** A Markdown text for the form's text editor. */
export function readText(text: string): Doc {
  return { type: "doc", content: parseMarkdown(text).children.map(block => toDoc(block, text)) }
}

/** What a text says, whichever way it is written. */
export function meaning(doc: Doc): Doc[] {
  const content = withoutLooseReferences(doc).content
  const blocks = linkAddresses(normalBlocks(content).map(fromDoc))
  return normalBlocks(blocks.map(block => toDoc(block, "")))
}

/** A reference to a note that has been deleted is read as the words it is written with. */
function withoutLooseReferences(doc: Doc): Doc {
  const notes = (doc.content ?? []).filter(({ type }) => type === "kept").map(sourceOf)
  const isLoose = (piece: Doc) => {
    const [last] = readText([...notes, sourceOf(piece)].join("\n\n")).content?.slice(-1) ?? []
    return last?.content?.[0]?.type === "text"
  }
  const checked = (piece: Doc): Doc =>
    piece.type === "keptInline" && isLoose(piece)
      ? { type: "text", text: sourceOf(piece), marks: piece.marks }
      : { ...piece, ...(piece.content && { content: piece.content.map(checked) }) }
  return checked(doc)
}

const sourceOf = ({ attrs }: Doc) => String(attrs?.source)

/**
 * The Markdown for what was written in the form. Each block that says what it said before stays as it
 * was written, byte for byte.
 * @param old The text as it was read
 * @throws Error where no way to write it reads as it was meant; none is known
 */
export function writeText(old: string, doc: Doc): string {
  const wanted = meaning(doc)
  const reads = (text: string) => same(meaning(readText(text)), wanted)
  if (reads(old)) return old
  const eol = lineEndOf(old)
  const before = blocksOf(old)
  for (const spell of spellings) {
    const text = put(old, before, wanted, block => spell([block]).replaceAll("\n", eol), eol)
    if (reads(text)) return text
  }
  for (const spell of spellings) {
    const text = around(old, before, spell(wanted.map(fromDoc)).replaceAll("\n", eol), eol)
    if (reads(text)) return text
  }
  throw new Error("This text cannot be written down as it looks here.")
}

export interface Block {
  key: string
  start: number
  end: number
  source: string
  /** All of the text that it stands in */
  text: string
  node: Content
}

function blocksOf(text: string): Block[] {
  return parseMarkdown(text).children.map(node => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const key = keyOf(normalBlocks([toDoc(node, text)]))
    return { key, start, end, source: text.slice(start, end), text, node }
  })
}

/** The wanted blocks: those that were there as they stand there, with what stands between them. */
function put(
  old: string,
  before: Block[],
  wanted: Doc[],
  spell: (block: Content) => string,
  eol: string,
) {
  const free = new Set(before)
  let last: Block | undefined
  let text = ""
  for (const block of wanted) {
    const kept = take(free, last, keyOf([block]))
    const follows = kept && last && before.indexOf(kept) === before.indexOf(last) + 1
    if (text) text += follows ? old.slice(last?.end, kept.start) : eol + eol
    text += kept ? kept.source : (keptItems(block, [...free], spell, eol) ?? spell(fromDoc(block)))
    last = kept
    if (kept) free.delete(kept)
  }
  return around(old, before, text, eol)
}

/** A block that says the same: the next one before any other. */
function take(free: Set<Block>, last: Block | undefined, key: string): Block | undefined {
  const all = [...free].filter(block => block.key === key)
  return all.find(({ start }) => !last || start > last.start) ?? all[0]
}

/** Blank lines above and below the text stay. */
function around(old: string, before: Block[], text: string, eol: string) {
  const [first] = before
  if (!first) return `${eol}${text}${eol}`
  return old.slice(0, first.start) + text + old.slice(before.at(-1)?.end)
}

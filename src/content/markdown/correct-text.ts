import type { Body } from "../files/parsed-file"
import { type Edit, findEdits } from "./find-edits"
import { parseText, textOf } from "./markdown-tree"

/** Makes the edits that need no message, and finds the others. @param start Offset of the text in its file */
export function bodyOf(written: string, start: number, isPage: boolean): Body {
  const made = findEdits(parseText(written), written, isPage).filter(({ message }) => !message)
  const text = applyEdits(written, made)
  const tree = parseText(text)
  const fileOffset = (offset: number) =>
    made.reduce((at, { to, write }) => (at > to ? at - write.length : at), offset) + start
  return { text, tree, edits: findEdits(tree, text, isPage), fileOffset }
}

/** Makes all edits, which are in the order of the text and do not overlap. */
export const applyEdits = (text: string, edits: readonly Edit[]) =>
  edits.reduceRight((all, { from, to, write }) => all.slice(0, from) + write + all.slice(to), text)

/** Strips Markdown and HTML from a line. */
export function plainText(value: string): string {
  // Skip parsing, which is slow, for plain text.
  if (!/[*_`~[\]<{}&\\]/.test(value)) return value
  // A word at the start keeps the parser from seeing a heading, list or table.
  const line = `Word ${value}`
  const tree = parseText(applyEdits(line, findEdits(parseText(line), line)))
  return textOf(tree).slice("Word ".length).replace(/ +/g, " ").trim()
}

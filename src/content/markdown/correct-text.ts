import type { Body } from "../files/parsed-file"
import { type Correction, findCorrections } from "./find-corrections"
import { parseText, textOf } from "./markdown-tree"

/** Makes the corrections that need no message, and finds the others. @param start Offset of the text in its file */
export function bodyOf(written: string, start: number, isPage: boolean): Body {
  const found = findCorrections(parseText(written), written, isPage)
  const made = found.filter(({ message }) => !message)
  const text = correctText(written, made)
  const tree = parseText(text)
  const fileOffset = (offset: number) =>
    start +
    made.reduce((at, { from, to, write }) => {
      const added = write.length - (to - from)
      return at > from ? Math.max(from, at - added) : at
    }, offset)
  return { text, tree, corrections: findCorrections(tree, text, isPage), fileOffset }
}

/** Makes all corrections, which are in the order of the text and do not overlap. */
export const correctText = (text: string, all: readonly Correction[]) =>
  all.reduceRight((done, { from, to, write }) => done.slice(0, from) + write + done.slice(to), text)

/** Strips Markdown and HTML from a line. */
export function plainText(value: string): string {
  // Skip parsing, which is slow, for plain text.
  if (!/[*_`~[\]<{}&\\]/.test(value)) return value
  // A word at the start keeps the parser from seeing a heading, list or table.
  const line = `Word ${value}`
  const tree = parseText(correctText(line, findCorrections(parseText(line), line)))
  return textOf(tree).slice("Word ".length).replace(/ +/g, " ").trim()
}

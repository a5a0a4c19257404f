import { quote } from "./characters"
import { factList, factNames } from "./facts"

const names = factNames.join("|")

/** A fact that was not filled in: it is missing or invalid, which is reported in its own field. */
const fact = new RegExp(`^\\{(?:${names})\\}$`)

/** Signs that mean nothing in any text. */
const anywhere = [
  // `{{ brand }}`, `${brand}`, `{Brand}`, and a fact without one of its brackets
  new RegExp(`(?<braces>\\$?\\{+[^{}\\n]*\\}+|\\{ *(?:${names})\\b|\\b(?:${names}) *\\})`),
  // `**Fees`, `~~`, `__Fees__`, `==Fees==`, `1^st^`
  /\*{2,}[^\n*]{0,40}\**|~{2,}|(?<![\p{L}\p{N}_])__[^_\n]+__|==(?=[^\s=+])[^=\n]+==|\^[^\s^]+\^/u,
  // Footnotes and other systems' links: `[^1]`, `[[keys]]`
  /\[\^[^\]\n]+\]:?|\[\[[^\]\n]+\]\]/u,
  // `[terms](/the terms)`, `[terms] (/terms)`, `[terms][t]`, but not `[sic] (p. 3)`
  /\[[^\][\n]+\](?: *\((?=\w+:\S|[/#\uE000]|www\.|\S+@)[^()\n]*\)|\[[^\][\n]*\])/u,
]

/** Signs that mean nothing at the start of a line of Markdown. */
const atLineStart = [
  // `##Fees`
  /^(?:#{1,6}(?=\p{L})|#{2,6}(?=[^#\s])).*/u,
  // List marks of word processors. `§ 5` is not one.
  /^(?:[·•▪\uF0A7\uF0B7]|o(?= {2}|[\t\u00A0])|§(?![\s\u00A0]*\d)).*/u,
  // Tables pasted without their shape
  /^[^\t\n]+\t[^\n]*(?:\t|\n[^\t\n]+\t).*/u,
  // Other systems' boxes, definitions and tables of contents
  /^(?::{3}|!{3}|\[!\w|: +\S|\[TOC).*/u,
]

/** Markdown and HTML, which one-line fields do not have. */
const inFields = [
  /<\/?[A-Za-z][^>\n]*>|<!--|&#?\w+;|`[^`\n]+`|^#{1,6} /u,
  /(?<![\p{L}\p{N}_*/])(?<mark>[*_])(?=\S)[^*_\n]+\k<mark>(?![\p{L}\p{N}_*])/u,
]

/** Finds what readers would see as typed. */
function finder(patterns: readonly RegExp[]) {
  const any = new RegExp(patterns.map(({ source }) => source).join("|"), "gmu")
  return (text: string) => {
    const found = [...text.matchAll(any)].filter(([match]) => !fact.test(match))
    return found.map(({ 0: match, index, groups }) => {
      const reason = groups?.braces
        ? `but curly brackets can contain only these facts: ${factList}`
        : "which readers would see as typed"
      return { index, fault: `contains ${quote(match.replace(/\uE000+/g, "…"))}, ${reason}` }
    })
  }
}

/** In a paragraph's text, with private-use characters (U+E000) for code. */
export const markupInParagraph = finder([...anywhere, ...atLineStart])

export const markupInField = finder([...anywhere, ...inFields])

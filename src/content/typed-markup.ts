import { quote } from "./characters"
import { factList, factNames } from "./facts"

const names = factNames.join("|")

/** Curly brackets around anything but a fact, or one of them alone. Facts that stayed are reported in their own fields. */
const notAFact = new RegExp(
  `(?<!\\\\)(?:\\$\\{[^{}\\n]*\\}|(?!\\{(?:${names})\\})\\{+[^{}\\n]*\\}+|\\{ *(?:${names})\\b(?!\\}))|(?<!\\{)\\b(?:${names}) *\\}`,
  "gu",
)

/** Signs that mean nothing in any text. */
const anywhere = [
  // `**Fees`, also as the editor escapes it, `__ Fees __`, `==Fees==`, `1^st^`
  /(?:\\?\*){2,}(?:[^\n*\\\uE000]*(?:\\?\*){2,}|[^\n*\\\uE000]{0,30})|(?:\\?~){2,}|(?<![\p{L}\p{N}_\\])__(?!_)[^_\n]*(?:__)?|==(?=[^\s=+])[^=\n]+==|\^[^\s^]+\^/gu,
  // Footnotes
  /\[\^[^\]\n]+\]:?|\^\[[^\]\n]+\]/g,
  // `[terms](/the terms)`, `[terms] (/terms)`, `[terms][t]`, but not `[sic] (p. 3)`
  /\[[^\][\n]+\](?: *\((?:\w+:\S|[/#\uE000]|[^()\s]*(?:@|\w\.\p{L}{2}))[^()\n]*\)|\[[^\][\n]*\])/gu,
  // Other systems' links, citations, pictures, emoji, formulas and bold words
  /\[\[[^\]\n]+\]\]|\[(?:@|cid:|image:)[^\]\n]+\]|\[\/?(?:b|i|u|img|quote)\]|\[url\b[^\]\n]*\]|(?<![\w:]):[a-z][a-z_]{2,}:(?![\w:])|\$\$[^$\n]+\$\$|'''[^'\n]+'''/g,
]

/** Signs that mean nothing at the start of a line of Markdown. */
const atLineStart = [
  // `##Fees`, `== Fees`
  /^[ >]*(?:#{1,6}(?=\p{L})|#{2,6}(?=[^#\s])|={1,6} (?=\S)).*/gmu,
  // List marks of word processors. `§ 5` is not one.
  /^[ >]*(?:[·•▪\uF0A7\uF0B7]|o(?= {2}|[\t\u00A0])|§(?![\s\u00A0]*\d)).*/gmu,
  // Other systems' boxes, directives, tables of contents, definitions and check boxes
  /^(?::{3,}|!{3}|\?{3}|\.\. \w+::|\\[a-z]{4,}|\+{3}$|\[toc\]|\[!\w+\]|\[[ x]\] (?!\()|: +\S).*/gim,
]

/** Markdown and HTML, which one-line fields do not have. */
const inFields =
  /<\/?[a-z][^>\n]*>|<!--|&#?\w+;|\\[!-/:-@[-`{-~]|`[^`\n]+`|\[[^\]\n]+\]\([^)\n]*\)|(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_/])_(?=[^\s_])[^_\n]*[^\s_]_(?![\p{L}\p{N}_])|^#{1,6} /giu

/** What readers would see as typed, without what is within something else that is found. */
function find(text: string, patterns: readonly RegExp[]) {
  const found: { index: number; end: number; fault: string }[] = []
  for (const pattern of [notAFact, ...anywhere, ...patterns]) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const end = index + match.length
      if (found.some(other => index < other.end && other.index < end)) continue
      const reason = pattern === notAFact ? onlyFacts : "which readers would see as typed"
      found.push({
        index,
        end,
        fault: `contains ${quote(match.replace(/\uE000+/g, "…"))}, ${reason}`,
      })
    }
  }
  return found
}

const onlyFacts = `but curly brackets can contain only these facts: ${factList}`

/** @param words A paragraph's source, with private-use characters (U+E000) over whatever is not text */
export const markupInParagraph = (words: string) => find(words, atLineStart)

/** The first markup in a field, as a fault. */
export const markupInField = (value: string) => find(value, [inFields])[0]?.fault

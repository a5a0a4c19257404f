import type { Node } from "unist"
import visit from "unist-util-visit"
import { type Facts, factsOf, fillData, fillText } from "./facts"
import { parseMarkdown } from "./markdown"
import type { TextFile } from "./problem"
import type { Source } from "./source"

/** The files as the site gets them: with the facts of content/site.json where texts name them. */
export function finishedFiles(sources: readonly Source[]): TextFile[] {
  const facts = factsOf(sources)
  return sources.map(source => {
    const { file, text, data, bodyOffset } = source
    const filled = fillData(file, data, facts)
    const same = JSON.stringify(filled) === JSON.stringify(data)
    if (bodyOffset === undefined) {
      return { file, text: same ? text : `${JSON.stringify(filled, null, 2)}\n` }
    }
    const top = same ? text.slice(0, bodyOffset) : frontMatter(filled as object)
    return { file, text: top + fillMarkdown(text.slice(bodyOffset), facts) }
  })
}

/** What JSON writes, YAML reads. */
function frontMatter(fields: object) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join("")}---\n`
}

/** Facts are words, whatever Markdown would make of their characters. */
function fillMarkdown(text: string, facts: Facts) {
  if (!text.includes("{")) return text
  const code: [number, number][] = []
  const words: [number, number][] = []
  visit(parseMarkdown(text), ({ type, position }: Node) => {
    const range = [position?.start.offset ?? 0, position?.end.offset ?? 0] as [number, number]
    if (type === "code" || type === "inlineCode") code.push(range)
    if (type === "text") words.push(range)
  })
  return fillText(text, facts, (fact, offset, name) => {
    const isIn = ([from, to]: [number, number]) => from <= offset && offset < to
    if (code.some(isIn)) return fact
    // An address or a telephone number becomes a link, as if it were written out.
    if (words.some(isIn)) return name === "email" || name === "phone" ? fact : escaped(fact)
    return name === "email" ? fact : encodeURIComponent(fact)
  })
}

/** Without a meaning in Markdown: a digit at the beginning of a line could be a list's. */
function escaped(words: string) {
  return words
    .replace(/[!-/:-@[-`{-~]/g, "\\$&")
    .replace(/^\d/, digit => `&#${digit.charCodeAt(0)};`)
}

import type { Node } from "unist"
import visit from "unist-util-visit"
import { type Facts, factsOf, fillText } from "./facts"
import type { TextFile } from "./problem"
import type { Body, Source } from "./source"

/**
 * The files as Gatsby gets them: placeholders are replaced by the facts of content/site.json, and the
 * fields of Markdown files are written as the check has read them, so that Gatsby reads the same.
 * @param sources With the facts filled into their data
 */
export function filledFiles(sources: readonly Source[]): TextFile[] {
  const facts = factsOf(sources)
  return sources.map(({ file, text, data, body }) => {
    if (body) return { file, text: frontMatter(data as object) + fillMarkdown(body, facts) }
    const same = fillText(text, facts) === text
    return { file, text: same ? text : `${JSON.stringify(data, null, 2)}\n` }
  })
}

/** JSON values, which YAML reads as they are. */
function frontMatter(fields: object) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join("")}---\n`
}

/** Facts are plain words: characters that mean something in Markdown are escaped. */
function fillMarkdown({ text, tree }: Body, facts: Facts) {
  if (!text.includes("{")) return text
  const code: [number, number][] = []
  const words: [number, number][] = []
  visit(tree(), ({ type, position }: Node) => {
    const range = [position?.start.offset ?? 0, position?.end.offset ?? 0] as [number, number]
    if (type === "code" || type === "inlineCode") code.push(range)
    if (type === "text") words.push(range)
  })
  return fillText(text, facts, (fact, offset, name) => {
    const isIn = ([from, to]: [number, number]) => from <= offset && offset < to
    if (code.some(isIn)) return fact
    // Unescaped, so that an e-mail address or a telephone number becomes a link as if it were written out.
    if (words.some(isIn))
      return name === "email" || name === "phone" ? fact : escaped(fact, text.slice(0, offset))
    return name === "email" ? fact : encodeURIComponent(fact)
  })
}

/** Also escapes a digit at the beginning of a line, which could start a numbered list. */
function escaped(words: string, before: string) {
  const plain = words.replace(/[!-/:-@[-`{-~]/g, "\\$&")
  if (/[\p{L}\p{N}][^\n]*$/u.test(before)) return plain
  return plain.replace(/^\d/, digit => `&#${digit.charCodeAt(0)};`)
}

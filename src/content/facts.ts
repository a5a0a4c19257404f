import type { Node } from "unist"
import visit from "unist-util-visit"
import { z } from "zod"
import { contentFileAt, ruleAt, siteFile } from "./files"
import type { Path, TextFile } from "./problem"
import { type Body, type Source, valueIn } from "./source"

/** Fields of content/site.json that any other text may name in curly brackets: `{brand}`. */
export const factNames = ["brand", "email", "phone", "established", "headquarters"] as const

export type FactName = (typeof factNames)[number]

export type Facts = ReadonlyMap<FactName, string>

/** The facts by name. A missing one is reported as a missing field. */
export function factsOf(sources: readonly Source[]): Facts {
  const site = sources.find(({ file }) => file === siteFile)
  const facts = factNames.map(name => [name, valueIn(site?.data, [name])] as const)
  const known = facts.filter(([, value]) => ["string", "number"].includes(typeof value))
  return new Map(known.map(([name, value]) => [name, String(value)]))
}

/**
 * Replaces the names of facts in a text by the facts. A telephone number in a link loses its visual
 * separators (RFC 3966, 5.1.1).
 * @param write Returns the fact as it should be written at that offset
 */
export function fillText(
  text: string,
  facts: Facts,
  write: (fact: string, offset: number, name: FactName) => string = fact => fact,
): string {
  return text.replace(/(tel:)?\{(\w+)\}/g, (whole, tel = "", name, offset) => {
    const fact = facts.get(name)
    if (fact === undefined) return whole
    return tel ? tel + fact.replace(/[^+\d]/g, "") : write(fact, offset, name)
  })
}

/** Whether a text still names a fact that does not exist, which is reported elsewhere. */
export function isUnfilled(text: string): boolean {
  return /\{\w+\}/.test(text)
}

export function isFact(file: string, path: Path): boolean {
  return file === siteFile && path.length === 1 && factNames.includes(path[0] as FactName)
}

/** A file's data with the facts filled into its texts, and without optional texts that are empty. */
export function filledData({ file, data }: Source, facts: Facts): unknown {
  const rule = contentFileAt(file)?.rule ?? z.never()
  return fill(data, [])

  function fill(value: unknown, path: Path): unknown {
    if (typeof value === "string") return isFact(file, path) ? value : fillText(value, facts)
    if (Array.isArray(value)) return value.map((entry, index) => fill(entry, [...path, index]))
    if (typeof value !== "object" || value === null) return value
    const filled = Object.entries(value).flatMap(([key, inner]) => {
      const place = [...path, key]
      const isAbsent = inner === "" && ruleAt(rule, place) instanceof z.ZodOptional
      return isAbsent ? [] : [[key, fill(inner, place)]]
    })
    return Object.fromEntries(filled)
  }
}

/**
 * A file as Gatsby gets it, with the facts filled in. The fields of a Markdown file are written as JSON
 * values, which YAML reads as they are, so that Gatsby reads what the check has read.
 * @param source With the facts filled into its data
 */
export function filledFile({ file, data, body }: Source, facts: Facts): TextFile {
  if (!body) return { file, text: `${JSON.stringify(data, null, 2)}\n` }
  const fields = Object.entries(data as object).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
  )
  return { file, text: `---\n${fields.join("")}---\n${filledMarkdown(body, facts)}` }
}

/** Facts are plain words: characters that mean something in Markdown are escaped. */
function filledMarkdown({ text, tree }: Body, facts: Facts) {
  if (!text.includes("{")) return text
  const rangesOf = (...types: string[]) => {
    const ranges: [from: number, to: number][] = []
    visit(tree, ({ type, position }: Node) => {
      if (!types.includes(type)) return
      ranges.push([position?.start.offset ?? 0, position?.end.offset ?? 0])
    })
    return (offset: number) => ranges.some(([from, to]) => from <= offset && offset < to)
  }
  const isCode = rangesOf("code", "inlineCode")
  const isWords = rangesOf("text")
  return fillText(text, facts, (fact, offset, name) => {
    if (isCode(offset)) return fact
    if (!isWords(offset)) return name === "email" ? fact : encodeURIComponent(fact)
    // Unescaped, so that an e-mail address or a telephone number becomes a link as if it were written out.
    return name === "email" || name === "phone" ? fact : escaped(fact, text.slice(0, offset))
  })
}

/** Also escapes a digit at the beginning of a line, which could start a numbered list. */
function escaped(words: string, before: string) {
  const plain = words.replace(/[!-/:-@[-`{-~]/g, "\\$&")
  if (/[\p{L}\p{N}][^\n]*$/u.test(before)) return plain
  return plain.replace(/^\d/, digit => `&#${digit.charCodeAt(0)};`)
}

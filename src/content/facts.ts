import { z } from "zod"
import { phoneAddress } from "./addresses"
import { contentFileAt, ruleAt, siteFile } from "./files"
import type { Path, TextFile } from "./problem"
import { type Source, valueIn } from "./source"

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
 * Replaces the names of facts in a text by the facts.
 * @param write How a fact is written
 */
export function fillText(
  text: string,
  facts: Facts,
  write: (fact: string) => string = fact => fact,
): string {
  return text.replace(/(tel:)?\{(\w+)\}/g, (whole, tel = "", name) => {
    const fact = facts.get(name)
    if (fact === undefined) return whole
    return tel ? phoneAddress(fact) : write(fact)
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
 * A file as Gatsby gets it, with the facts filled into its fields. Those of a Markdown file are written as JSON
 * values, which YAML reads as they are; the facts in its text are filled into the HTML (`filledHtml`).
 * @param source With the facts filled into its data
 */
export function filledFile({ file, data, body }: Source): TextFile {
  if (!body) return { file, text: `${JSON.stringify(data, null, 2)}\n` }
  const fields = Object.entries(data as object).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
  )
  return { file, text: `---\n${fields.join("")}---\n${body.text}` }
}

/** The HTML of a text with the facts filled in: as words, or in the address of a link. */
export function filledHtml(html: string, facts: Facts): string {
  const plain = html.replace(/%7B(\w+)%7D/g, "{$1}")
  return fillText(plain, facts, fact =>
    fact.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`),
  )
}

import { siteFile } from "../rules/paths"
import type { Path } from "./problem"
import { type Source, valueIn } from "./source"

/** Fields of content/site.json that any other text may name in curly brackets: `{brand}`. */
export const factNames = ["brand", "email", "phone", "established", "headquarters"] as const

export type FactName = (typeof factNames)[number]

/** The facts by name. A missing one is reported as a missing field. */
export type Facts = ReadonlyMap<FactName, string>

export function factsOf(sources: readonly Source[]): Facts {
  const site = sources.find(({ file }) => file === siteFile)
  const facts = factNames.map(name => [name, valueIn(site?.data, [name])] as const)
  const known = facts.filter(([, value]) => ["string", "number"].includes(typeof value))
  return new Map(known.map(([name, value]) => [name, String(value)]))
}

const placeholder = /(tel:)?\{(\w+)\}/g

/**
 * Replaces the placeholders in a text by the facts.
 * @param write Returns the fact as it should be written at that offset
 */
export function fillText(
  text: string,
  facts: Facts,
  write: (fact: string, offset: number, name: string) => string = fact => fact,
): string {
  return text.replace(placeholder, (whole, tel = "", name, offset) => {
    const fact = facts.get(name)
    if (fact === undefined) return whole
    return tel + (tel ? dialled(fact) : write(fact, offset, name))
  })
}

/** Whether a placeholder is left in a text because there is no such fact, which is reported elsewhere. */
export function isUnfilled(text: string): boolean {
  return /\{\w+\}/.test(text)
}

/** A telephone number for a link, without visual separators (RFC 3966, 5.1.1). */
function dialled(phone: string) {
  return phone.replace(/[^+\d]/g, "")
}

/** Fills the facts into all texts of the data, except into the facts themselves. */
export function fillData(file: string, data: unknown, facts: Facts, path: Path = []): unknown {
  if (typeof data === "string") return isFact(file, path) ? data : fillText(data, facts)
  if (Array.isArray(data)) {
    return data.map((entry, index) => fillData(file, entry, facts, [...path, index]))
  }
  if (typeof data !== "object" || data === null || data instanceof Date) return data
  const entries = Object.entries(data)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, fillData(file, value, facts, [...path, key])]),
  )
}

export function isFact(file: string, path: Path): boolean {
  return file === siteFile && path.length === 1 && factNames.includes(path[0] as FactName)
}

import { siteFile } from "../content-files"
import { oneLine, withoutInvisible } from "../markdown/characters"
import { plainText } from "../markdown/correct-text"
import { type FactName, factNames } from "../markdown/fact-names"
import { parseText, type Range, rangesIn } from "../markdown/markdown-tree"
import type { TextFile } from "../problem"
import { phoneUrl } from "../urls"
import { fileAt, type ParsedFile, valueAt } from "./parsed-file"

export type Facts = ReadonlyMap<FactName, string>

/** The facts by name. The field check reports missing ones. */
export function factsOf(parsedFiles: readonly ParsedFile[]): Facts {
  const site = fileAt(parsedFiles, siteFile)?.data
  const values = factNames.map(name => [name, valueAt(site, [name])] as const)
  const known = values.filter(([, value]) => ["string", "number"].includes(typeof value))
  return new Map(known.map(([name, value]) => [name, plainText(cleanLine(String(value)))]))
}

/** Replaces the names of facts with the facts. */
export function fillText(text: string, facts: Facts, write = (fact: string) => fact): string {
  return text.replace(placeholder, (whole, tel = "", name) => {
    const fact = facts.get(name)
    if (fact === undefined) return whole
    return tel ? phoneUrl(fact) : write(fact)
  })
}

const placeholder = /(?<!\\)(tel:)?\{(\w+)\}/g

/** A field's value on one line. Angle brackets around a URL, as Wikimedia writes them, are dropped. */
const cleanLine = (value: string) =>
  oneLine(withoutInvisible(value)).replace(/<(https?:\/\/[^<>\s]+)>/g, "$1")

/** A file's data without empty fields, and with facts filled in everywhere but in the facts themselves. */
export function fillData({ file, data }: ParsedFile, facts: Facts): unknown {
  return fill(data, file)

  function fill(value: unknown, place: string): unknown {
    if (typeof value === "string") {
      const line = cleanLine(value)
      const isFact = factNames.some(name => place === `${siteFile} ${name}`)
      // A line that needs correction keeps the names of facts.
      return isFact || plainText(line) !== line ? line : fillText(line, facts)
    }
    if (Array.isArray(value)) return value.map(entry => fill(entry, `${place} `))
    if (typeof value !== "object" || value === null) return value
    const entries = Object.entries(value).filter(([, inner]) => inner !== "")
    return Object.fromEntries(entries.map(([key, inner]) => [key, fill(inner, `${place} ${key}`)]))
  }
}

/** A file as Gatsby gets it. Its data have been filled already, its text has not. */
export function fillFile({ file, data, body }: ParsedFile, facts: Facts): TextFile {
  if (!body) return { file, text: `${JSON.stringify(data, null, 2)}\n` }
  return { file, text: markdownFile(data as object, fillBody(body.text, facts)) }
}

/** Formats a Markdown file. Its fields are JSON values, which are valid YAML. */
export function markdownFile(fields: object, text: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join("")}---\n${text}`
}

/** Fills facts into Markdown: leaves code unchanged, encodes facts in URLs and escapes all others. */
export function fillBody(text: string, facts: Facts): string {
  const { code, urls } = rangesIn(parseText(text), text)
  return text.replace(placeholder, (whole, _tel, _name, offset) => {
    const isWithin = ([from, to]: Range) => from <= offset && offset < to
    if (code.some(isWithin)) return whole
    const url = urls.find(isWithin)
    // A link's title follows a space.
    const isUrl = url && !/\s["'(]/.test(text.slice(url[0], offset))
    return fillText(whole, facts, isUrl ? encodeURI : escapeMarkdown)
  })
}

const escapeMarkdown = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&")

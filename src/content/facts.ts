import { hotelsFile, siteFile } from "./content-files"
import { plainText } from "./correct-text"
import { type FactName, writtenFacts } from "./fact-names"
import { oneLine, withoutInvisible } from "./invisible-characters"
import { type Range, rangesIn } from "./markdown"
import { type Body, entriesOf, fileAt, type ParsedFile, valueIn } from "./parsed-file"
import { photoHosts, photoPage } from "./photo-hosts"
import type { TextFile } from "./problem"
import { phoneUrl } from "./urls"

/** A fact's value, as plain text and as Markdown. */
interface Fact {
  text: string
  markdown: string
}

export type Facts = ReadonlyMap<FactName, Fact>

/** The facts by name. The field check reports missing ones. */
export function factsOf(sources: readonly ParsedFile[]): Facts {
  const values = writtenFacts.map(
    name => [name, valueIn(fileAt(sources, siteFile)?.data, [name])] as const,
  )
  const known = values.filter(([, value]) => ["string", "number"].includes(typeof value))
  const written = new Map(known.map(([name, value]) => [name, factOf(plainText(String(value)))]))
  const facts = new Map<FactName, Fact>()
  // A fact can contain another.
  for (const [name, { text }] of written) facts.set(name, factOf(fillText(text, written)))
  const hotels = entriesOf(fileAt(sources, hotelsFile))
  const hosts = photoHosts(hotels.map(hotel => String(valueIn(hotel, ["image"]))))
  const credits = hotels.filter(hotel => valueIn(hotel, ["imageCredit"])).map(creditOf)
  facts.set("photoHosts", factOf(listed(hosts)))
  return facts.set("photoCredits", {
    text: listed(credits.map(({ text }) => text)),
    markdown: listed(credits.map(({ markdown }) => markdown)),
  })
}

const factOf = (text: string): Fact => ({ text, markdown: escaped(text) })

const listed = (parts: string[]) =>
  parts.length > 0 ? new Intl.ListFormat("en-GB").format(parts) : "none"

/** A photo's credit, with links to the photo's own page and to a Creative Commons license. */
function creditOf(hotel: unknown): Fact {
  const [place, image, credit] = ["location", "image", "imageCredit"].map(key =>
    String(valueIn(hotel, [key])),
  ) as [string, string, string]
  const [, by = credit, license, kind, version] =
    /^(.*?),? (CC ([A-Z]+(?:-[A-Z]+)*) (\d\.\d))$/.exec(credit) ?? []
  const terms = `https://creativecommons.org/licenses/${kind?.toLowerCase()}/${version}/`
  return {
    text: `${place} by ${credit}`,
    markdown: `[${escaped(place)}](<${photoPage(image)}>) by ${escaped(by)}${license ? `, [${license}](${terms})` : ""}`,
  }
}

const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&")

/** Replaces the names of facts in a text with the facts. */
export function fillText(text: string, facts: Facts, write = ({ text }: Fact) => text): string {
  return text.replace(placeholder, (whole, tel = "", name) => {
    const fact = facts.get(name)
    if (fact === undefined) return whole
    return tel ? phoneUrl(fact.text) : write(fact)
  })
}

const placeholder = /(?<!\\)(tel:)?\{(\w+)\}/g

/** Whether a text contains a fact with no value, which another check reports. */
export function isUnfilled(text: string): boolean {
  return /\{\w+\}/.test(text)
}

/** A file's data with facts filled in and empty fields left out. */
export function filledData({ data }: ParsedFile, facts: Facts): unknown {
  return fill(data)

  function fill(value: unknown): unknown {
    if (typeof value === "string") {
      const line = oneLine(withoutInvisible(value))
      // A line that needs a correction keeps the names of facts.
      return plainText(line) === line ? fillText(line, facts) : line
    }
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== "object" || value === null) return value
    const written = Object.entries(value).filter(([, inner]) => inner !== "")
    return Object.fromEntries(written.map(([key, inner]) => [key, fill(inner)]))
  }
}

/**
 * A file as Gatsby gets it, with the facts filled in.
 * @param source With the facts filled into its data
 */
export function filledFile({ file, data, body }: ParsedFile, facts: Facts): TextFile {
  if (!body) return { file, text: `${JSON.stringify(data, null, 2)}\n` }
  return { file, text: markdownFile(data as object, filledBody(body, facts)) }
}

/** Writes a Markdown file. Its fields are JSON values, which are valid YAML. */
export function markdownFile(fields: object, text: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join("")}---\n${text}`
}

/** Leaves code unchanged, and encodes facts in URLs. */
function filledBody({ text, tree }: Body, facts: Facts): string {
  const { code, urls } = rangesIn(tree, text)
  return text.replace(placeholder, (whole, _tel, _name, offset) => {
    const isWithin = ([from, to]: Range) => from <= offset && offset < to
    if (code.some(isWithin)) return whole
    const isUrl = urls.some(isWithin)
    return fillText(whole, facts, fact => (isUrl ? encodeURI(fact.text) : fact.markdown))
  })
}

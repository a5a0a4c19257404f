import { phoneUrl } from "./urls"

/** Fields of content/site.json that other texts can refer to: `{brand}`. */
export const factNames = ["brand", "email", "phone", "established", "headquarters"] as const

/** The valid facts by name. */
export type Facts = ReadonlyMap<string, string>

/** All facts in curly brackets: `{brand}, {email}, …`. */
export const factList = factNames.map(name => `{${name}}`).join(", ")

const placeholder = new RegExp(`(?<![\\\\$])(tel:)?\\{(${factNames.join("|")})\\}`, "g")

/** Whether a text still refers to a fact, because that is missing or invalid. */
export const hasFact = (text: string) => text.search(placeholder) >= 0

/**
 * Fills facts into a file's text before it is parsed: the schema forbids in a fact what has a meaning in JSON, YAML or
 * Markdown. The names of missing facts stay.
 * @returns The filled text, and where its offsets are in the text as written
 */
export function fillFacts(written: string, facts: Facts) {
  const parts = [{ filled: 0, written: 0 }]
  const text = written.replace(placeholder, (whole, tel, name, index) => {
    const fact = fill(whole, written.slice(written.lastIndexOf("\n", index) + 1, index), tel, name)
    const last = parts.at(-1) as (typeof parts)[number]
    const end = index + whole.length
    parts.push({ filled: last.filled + index - last.written + fact.length, written: end })
    return fact
  })
  const asWritten = (offset: number) => {
    const last = parts.findLast(({ filled }) => filled <= offset) as (typeof parts)[number]
    return last.written + offset - last.filled
  }
  return { text, asWritten }

  function fill(whole: string, before: string, tel: string | undefined, name: string): string {
    const fact = facts.get(name)
    if (fact === undefined) return whole
    if (tel) return phoneUrl(fact)
    // A space would end a link's address.
    return /(?:\]\(|\]: *)\S*$/.test(before) ? encodeURI(fact) : fact
  }
}

import { phoneUrl } from "./urls"

/** Fields of content/site.json that other texts can refer to: `{brand}`. */
export const factNames = ["brand", "email", "phone", "established", "headquarters"] as const

/** The valid facts by name. */
export type Facts = ReadonlyMap<string, string>

/** All facts in curly brackets: `{brand}, {email}, …`. */
export const factList = factNames.map(name => `{${name}}`).join(", ")

const names = factNames.join("|")
const placeholder = new RegExp(`(?<![\\\\$])(tel:)?\\{(${names})\\}`, "g")
const withinFact = new RegExp(`"(?:${names})"\\s*:\\s*"[^"]*$`)
const withinUrl = /(?:\]\(|^ {0,3}\[[^\]\n]+\]: *)\S*$/m

/** Whether a text still refers to a fact, because that is missing or invalid. */
export const hasFact = (text: string) => text.search(placeholder) >= 0

/**
 * Fills facts into a file's text before it is parsed: the schema forbids in a fact what has a meaning in JSON, YAML or
 * Markdown. The names of missing facts stay, and those in other facts.
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, tel, name, index) => {
    const before = text.slice(0, index)
    const fact = facts.get(name)
    if (fact === undefined || withinFact.test(before)) return whole
    if (tel) return phoneUrl(fact)
    // A space would end a link's address.
    return withinUrl.test(before) ? encodeURI(fact) : fact
  })
}

import { readFileSync } from "node:fs"

/** What takes the place of a name in braces: a text, or a list for which the rule is repeated. */
type Values = Record<string, string | string[]>

/**
 * Fills in a template of `_headers`, which Netlify and Cloudflare Pages read.
 * @throws Error if it lacks a value, or exceeds Cloudflare Pages' limits; Netlify documents none
 * (https://developers.cloudflare.com/pages/configuration/headers/)
 */
export function fillHeaders(template: string, values: Values): string {
  const text = readFileSync(template, "utf8")
    .replace(/^#.*\n/gm, "")
    .trim()
  const rules = text.split(/\n{2,}/).flatMap(rule => fill(rule, values))
  const longest = Math.max(...rules.flatMap(rule => rule.split("\n")).map(line => line.length))
  if (rules.length > 100 || longest > 2_000) {
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters, but Cloudflare Pages reads at most 100 rules and 2,000 characters per line. To shorten the line, use photos from fewer hosts.`,
    )
  }
  return `${rules.join("\n\n")}\n`
}

function fill(rule: string, values: Values): string[] {
  const [placeholder, name = ""] = /\{(\w+)\}/.exec(rule) ?? []
  if (!placeholder) return [rule]
  const value = values[name]
  if (value === undefined) throw new Error(`_headers: there is no value for ${placeholder}.`)
  return [value].flat().flatMap(text => fill(rule.replace(placeholder, text), values))
}

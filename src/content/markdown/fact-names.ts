import { nearest } from "../problem"

/** Fields of content/site.json that text can refer to: `{brand}`. */
export const factNames = ["brand", "email", "phone", "established", "headquarters"] as const

/** All facts in curly brackets: `{brand}, {email}, …`. */
export const factList = factNames.map(name => `{${name}}`).join(", ")

export type FactName = (typeof factNames)[number]

const names = factNames.join("|")

/** Anything in curly brackets on a line, or a fact's name with one bracket missing. */
export const brackets = new RegExp(
  `(?<!\\\\)\\$?\\{+[^{}\\n]*\\}+|(?<!\\\\)\\{\\s*(?:${names})\\b|(?<!\\\\\\{)\\b(?:${names})\\s*\\}`,
  "giu",
)

/** Returns the nearest fact, or the text without brackets, or nothing for template code. */
export function correctFact(text: string): string {
  if (factNames.some(name => text === `{${name}}`)) return text
  const near = nearest(text.replace(/[^\p{L}\p{N}_-]/gu, ""), factNames)
  if (near) return `{${near}}`
  return /^\{[\p{L}\p{N} _-]+\}$/u.test(text) ? text.slice(1, -1).trim() : ""
}

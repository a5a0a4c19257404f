import { nearest } from "../problem"

/** Fields of content/site.json that any text can refer to: `{brand}`. */
export const factNames = ["brand", "email", "phone", "established", "headquarters"] as const

/** The facts as texts refer to them: `{brand}, {email}, …`. */
export const factList = factNames.map(name => `{${name}}`).join(", ")

export type FactName = (typeof factNames)[number]

const names = factNames.join("|")

/** Anything in curly brackets on a line, or the name of a fact with a missing bracket. */
export const brackets = new RegExp(
  `(?<!\\\\)\\$?\\{+[^{}\\n]*\\}+|(?<!\\\\)\\{\\s*(?:${names})\\b|(?<!\\\\\\{)\\b(?:${names})\\s*\\}`,
  "giu",
)

/** Returns the nearest fact, or the text without brackets, or nothing for template code. */
export function correctFact(written: string): string {
  if (factNames.some(name => written === `{${name}}`)) return written
  const near = nearest(written.replace(/[^\p{L}\p{N}_-]/gu, ""), factNames)
  if (near) return `{${near}}`
  return /^\{[\p{L}\p{N} _-]+\}$/u.test(written) ? written.slice(1, -1).trim() : ""
}

import { nearest } from "./problem"

/** Fields of content/site.json that any text may name in curly brackets: `{brand}`. */
export const writtenFacts = ["brand", "email", "phone", "established", "headquarters"] as const

/** All facts; the last two are computed from the hotels. */
export const factNames = [...writtenFacts, "photoHosts", "photoCredits"] as const

/** The facts as texts name them: `{brand}, {email}, …`. */
export const factList = factNames.map(name => `{${name}}`).join(", ")

export type FactName = (typeof factNames)[number]

const names = factNames.join("|")

/** Anything in curly brackets on a line, or a fact's name with a bracket missing. */
export const brackets = new RegExp(
  `(?<!\\\\)\\$?\\{+[^{}\\n]*\\}+|(?<!\\\\)\\{\\s*(?:${names})\\b|(?<!\\\\\\{)\\b(?:${names})\\s*\\}`,
  "giu",
)

/** The correction: the nearest fact, or the words without brackets, or nothing for template code. */
export function meantBy(written: string): string {
  if (factNames.some(name => written === `{${name}}`)) return written
  const near = nearest(written.replace(/[^\p{L}\p{N}_-]/gu, ""), factNames)
  if (near) return `{${near}}`
  return /^\{[\p{L}\p{N} _-]+\}$/u.test(written) ? written.slice(1, -1).trim() : ""
}

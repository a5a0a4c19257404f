import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { findChromium } from "./chromium"

/** Records what the pictures were made with; written by `npm run renew:pictures`. */
export const record = "__tests__/browser/pictures/made-with.json"

/**
 * Pictures depend on the version of the browser.
 * @returns Why pictures made on this machine would differ from the stored ones; undefined if they would not
 */
export function reasonNotToCompare(): string | undefined {
  const { browser } = madeWith()
  const made: ReturnType<typeof madeWith> = JSON.parse(readFileSync(record, "utf8"))
  if (browser === made.browser) return undefined
  return `the pictures were made with another browser: ${made.browser}, and here is ${browser}`
}

export function madeWith() {
  const program = findChromium()
  const version = program ? execFileSync(program, ["--version"], { stdio: "pipe" }) : ""
  return { browser: /^\S+ \d+/.exec(String(version))?.[0] ?? "none" }
}

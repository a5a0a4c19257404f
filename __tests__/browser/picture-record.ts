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
  const here = madeWith()
  const made: typeof here = JSON.parse(readFileSync(record, "utf8"))
  return here.browser === made.browser
    ? undefined
    : `the pictures were made with another browser: ${made.browser}, and here is ${here.browser}`
}

export function madeWith() {
  return { browser: /^\S+ \d+/.exec(version())?.[0] ?? "none" }
}

function version() {
  try {
    return execFileSync(String(findChromium()), ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return ""
  }
}

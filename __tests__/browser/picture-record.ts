import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { findChromium } from "./chromium"

/** Records what the pictures were made with; written by `npm run renew:pictures`. */
export const record = "__tests__/browser/pictures/made-with.json"

/**
 * Pictures depend on the version of the browser and on the typeface.
 * @returns Why pictures made on this machine would differ from the stored ones; undefined if they would not
 */
export function reasonNotToCompare(): string | undefined {
  const here = madeWith()
  const made: typeof here = JSON.parse(readFileSync(record, "utf8"))
  for (const what of ["browser", "typeface"] as const) {
    if (here[what] !== made[what]) {
      return `the pictures were made with another ${what}: ${made[what]}, and here is ${here[what]}`
    }
  }
  return undefined
}

export function madeWith() {
  return {
    browser: /^\S+ \d+/.exec(said(String(findChromium()), "--version"))?.[0] ?? "none",
    typeface: digestOf(said("fc-match", "--format=%{file}", "Liberation Sans")),
  }
}

function said(program: string, ...args: string[]) {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  } catch {
    return ""
  }
}

function digestOf(file: string) {
  return file ? createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16) : "none"
}

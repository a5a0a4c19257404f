import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { testPublic } from "../test-sites"
import { expect } from "./fixtures"

/** The performance budget of a page. Sizes are in bytes, compressed with Brotli and without response headers. */
export const budgets = {
  /** The start of the HTML that renders the first screen: what arrives in the first round trip */
  firstScreen: 14_000,
  /** The whole HTML, including styles and drawings */
  html: 24_000,
  /** Scripts of a first visit, including those of prefetched pages */
  scripts: 84_500,
  /** Cumulative layout shift, with fonts that arrive after the first paint: one line may break elsewhere */
  layoutShift: 0.03,
  /**
   * Layout shift with arbitrary content, where a heading may wrap differently in the fallback font; “good” by
   * https://web.dev/articles/cls
   */
  layoutShiftOfAnyContent: 0.1,
}

/** The share of a budget that the tests' content may use; the rest is for what editors add. */
export const testContentShare = 0.95

/** The body of the response that hosts send for a file. */
export function compressed(file: string, folder = testPublic): Buffer {
  const bytes = readFileSync(`${folder}/${file}`)
  return file.endsWith(".woff2") ? bytes : brotliCompressSync(bytes)
}

type Shifts = { sum: number; moved: string }

/**
 * Records layout shifts. Call it before opening the page.
 * @returns A function that expects the sum to be within a budget
 */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: "" }
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Node }[]
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60))
        shifts.sum += entry.value
        shifts.moved += `${entry.value}: ${moved.join(" | ")}\n`
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  return async (budget: number, when: string) => {
    const { sum, moved } = await page.evaluate(
      () => (window as unknown as { shifts: Shifts }).shifts,
    )
    expect.soft(sum, `${when}: ${moved}`).toBeLessThanOrEqual(budget)
  }
}

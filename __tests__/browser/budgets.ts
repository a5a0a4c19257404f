import { readFileSync } from "node:fs"
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "@playwright/test"
import { testPublic } from "../test-sites"
import { expect } from "./fixtures"

/** The performance budget of a page. Sizes are in bytes, compressed with Brotli and without response headers. */
export const budgets = {
  /** The start of the HTML, which arrives in the first round trip and renders the first screen */
  firstScreen: 14_000,
  /** The whole HTML, including styles and drawings */
  html: 24_000,
  /** The same for the tests' content: the home page, and any other */
  testHtml: { home: 14_000, other: 11_500 },
  /** Scripts of a first visit, including those of prefetched pages */
  scripts: 84_300,
  /** Cumulative layout shift when fonts arrive after the first paint: one line may break differently */
  layoutShift: 0.03,
  /**
   * Layout shift with any content: a heading may wrap differently in the fallback font. https://web.dev/articles/cls
   * calls this value “good”.
   */
  layoutShiftOfAnyContent: 0.1,
}

/** The share of a budget that the tests' content may use; the rest is for editors' additions. */
export const testContentShare = 0.95

/** The response body that hosts send for a file. */
export function compressed(file: string, folder = testPublic): Buffer {
  const bytes = readFileSync(`${folder}/${file}`)
  return file.endsWith(".woff2") ? bytes : brotliCompressSync(bytes)
}

/**
 * Expects a page's HTML to be within its budgets and its first bytes to contain the first screen.
 * @param share The share of the budgets that the page may use
 */
export function expectHtmlWithinBudget(file: string, folder: string, share = 1): void {
  const whole = compressed(file, folder)
  expect(whole.length, "bytes of HTML").toBeLessThanOrEqual(budgets.html * share)
  const start = brotliDecompressSync(whole.subarray(0, budgets.firstScreen * share), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  // The home page's first screen ends above the first heading below the title, that of others above the third.
  const headings = file === "index.html" ? 0 : 2
  expect(String(start).match(/<h2/g)?.length).toBeGreaterThan(headings)
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** Expects the layout to have shifted no more than the budget since the page opened. */
export async function expectLayoutShift(page: Page, budget: number, when: string): Promise<void> {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: "layout-shift", buffered: true })
    const entries = observer.takeRecords() as LayoutShift[]
    return entries.map(({ value, sources }) => {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60))
      return { value, moved }
    })
  })
  const sum = shifts.reduce((sum, { value }) => sum + value, 0)
  expect
    .soft(sum, `${when}: what moved after it was shown: ${JSON.stringify(shifts)}`)
    .toBeLessThanOrEqual(budget)
}

import { readFileSync } from "node:fs"
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "@playwright/test"
import { testSite } from "../test-sites"
import { expect } from "./fixtures"

/** The performance budget of a page. Sizes are in bytes, compressed with Brotli and without response headers. */
export const budgets = {
  /** The start of the HTML, which arrives in the first round trip and renders the first screen */
  firstScreen: 14_000,
  /** The whole HTML, including styles and drawings */
  html: 24_000,
  /** Scripts of a first visit, including those of prefetched pages */
  scripts: 84_300,
  /** Cumulative layout shift when fonts arrive after the first paint: one line may break differently */
  layoutShift: 0.03,
}

/** The response body that hosts send for a file. */
export function compressed(file: string, folder = testSite.folder): Buffer {
  const bytes = readFileSync(`${folder}/${file}`)
  return file.endsWith(".woff2") ? bytes : brotliCompressSync(bytes)
}

/** Expects a page's HTML to be within its budgets and its first bytes to contain the first screen. */
export function expectHtmlWithinBudget(file: string): void {
  const whole = compressed(file)
  expect(whole.length, "bytes of HTML").toBeLessThanOrEqual(budgets.html)
  const start = brotliDecompressSync(whole.subarray(0, budgets.firstScreen), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  // The home page's first screen ends above the first heading below the title, that of others above the third.
  const headings = file === "index.html" ? 0 : 2
  expect(String(start).match(/<h2/g)?.length).toBeGreaterThan(headings)
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** Expects the layout to have shifted no more than its budget since the page opened. */
export async function expectLayoutShift(page: Page, when: string): Promise<void> {
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
    .toBeLessThanOrEqual(budgets.layoutShift)
}

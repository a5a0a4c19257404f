import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { testPublic } from "../test-site"
import { expect } from "./fixtures"

/**
 * What a page may cost a visitor, and how well it has to perform. Sizes are in bytes as sent: compressed with
 * Brotli, without headers. With the tests' content, pages must leave 5 % of each for what editors
 * add (`room`).
 */
export const budgets = {
  /** The part of a page's HTML that its first screen needs: what arrives in one round trip */
  firstScreen: 14_000,
  /** All of its HTML, with its styles and drawings */
  html: 24_000,
  /** Each hotel's part of the HTML */
  hotel: 110,
  /** The drawings' part of the HTML: both sprites and art.css */
  art: 5_000,
  /** Scripts of a first view, with those of the pages that are loaded ahead */
  scripts: 84_500,
  /** Typefaces of a first view: one for display, and one for text, with all letters of Western Europe */
  fonts: 17_000,
  /** Cumulative layout shift */
  layoutShift: 0,
  /**
   * The same with any content: a heading that wraps differently in the fallback typeface moves what is below
   * it when the typeface arrives. “Good” in https://web.dev/articles/cls
   */
  layoutShiftOfAnyContent: 0.1,
}

/** The part of a budget that the tests' content may use. */
export const room = 0.95

/** A file as hosts send it to browsers. */
export function compressed(file: string, folder = testPublic): Buffer {
  const bytes = readFileSync(`${folder}/${file}`)
  return file.endsWith(".woff2") ? bytes : brotliCompressSync(bytes)
}

type Shifts = { sum: number; moved: string }

/**
 * Records how much the page's layout shifts; to be called before the page is opened.
 * @returns A function that expects no more than a budget, and says what moved
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

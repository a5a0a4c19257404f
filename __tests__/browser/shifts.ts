import type { Page } from "@playwright/test"

/** Records how much the page's layout shifts, and what moved. */
export async function noteShifts(
  page: Page,
): Promise<() => Promise<{ sum: number; moved: string }>> {
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
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { sum: number; moved: string } }).shifts)
}

import type { Page } from "@playwright/test"
import { budgets } from "./budgets"
import { fixChance, hold, hydrated, scrolled, visit } from "./steps"
import { expect, test } from "./test"

const headlines = [
  "Best Casino And Hotel Resort",
  "Top Hotel And Casino Resort",
  "Casino And Hotel Resorts 2025",
  "Find Casino And Hotel Resorts",
]

/** Records, from the first frame on, each visible headline and how much the layout shifts. */
async function noteHeadline(page: Page) {
  await page.addInitScript(() => {
    const notes = { headlines: new Set<string>(), shift: 0 }
    const look = () => {
      const headline = document.querySelector("h1")
      if (headline?.checkVisibility({ visibilityProperty: true }))
        notes.headlines.add(headline.textContent)
      requestAnimationFrame(look)
    }
    look()
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        notes.shift += (entry as unknown as { value: number }).value
    }).observe({ type: "layout-shift", buffered: true })
    Object.assign(window, { notes })
  })
  return () =>
    page.evaluate(() => {
      const { notes } = window as unknown as { notes: { headlines: Set<string>; shift: number } }
      return { headlines: [...notes.headlines], shift: notes.shift }
    })
}

test("the headline is picked at random at load from four options", async ({ context }) => {
  const shown: string[] = []
  for (const chance of [0, 0.25, 0.5, 0.999]) {
    const page = await context.newPage()
    await fixChance(page, chance)
    const notes = await noteHeadline(page)
    await visit(page, "/")
    shown.push(...(await notes()).headlines)
  }
  expect(shown.toSorted()).toEqual(headlines.toSorted())
})

test("the headline stays the same from the first paint on", async ({ page }) => {
  const release = await hold(page, "**/*.js")
  const notes = await noteHeadline(page)
  await page.addInitScript(() => {
    let calls = 0
    Math.random = () => (calls++ ? 0.1 : 0.9)
  })
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(headlines[3]))
  release()
  await hydrated(page)
  await scrolled(page)
  const { headlines: seen, shift } = await notes()
  expect(seen).toEqual([headlines[3]])
  expect(shift).toBeLessThanOrEqual(budgets.layoutShift)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the first headline is seen", async ({ page }) => {
    await page.goto("/")
    const headline = page.getByRole("heading", { level: 1 })
    await expect(headline).toBeVisible()
    await expect(headline).toHaveText(String(headlines[0]))
  })
})

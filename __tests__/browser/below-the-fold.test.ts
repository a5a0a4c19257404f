import type { Page } from "@playwright/test"
import hotels from "../content/hotels.json"
import copy from "../content/site.json"
import { expectToBeAt, hold, layOut, scrolled, visit } from "./steps"
import { expect, test } from "./test"

/** Words that are on the home page once. */
const findable: [string, string][] = [
  ["a hotel in the middle", String(hotels[2]?.name)],
  ["the last hotel", String(hotels.at(-1)?.name)],
  ["the booking request", copy.booking.heading],
  ["the note in the footer", copy.footer.photos],
]

const sections = ["casino-hotels", "booking", "about", "contact"]

/** Whether the browser has laid a section out, be it in view or not. */
const isLaidOut = (page: Page, section: string) =>
  page.locator(`#${section} h2`).evaluate(it => it.checkVisibility({ contentVisibilityAuto: true }))

test.describe("what is below the home page's first screen", () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test("is laid out on a phone as it comes near, and is about as tall before", async ({ page }) => {
    await visit(page, "/")
    expect(await isLaidOut(page, "about")).toBe(false)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.locator("#about").scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page, "about")).toBe(true)
    await layOut(page)
    expect(before / (await height())).toBeGreaterThan(0.85)
    expect(before / (await height())).toBeLessThan(1.15)
  })

  for (const [when, width, path] of [
    ["on wider screens", 1280, "/"],
    ["at an address within the page", 375, "/#booking"],
  ] as const) {
    test(`is laid out at once ${when}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 })
      await hold(page, "**/*.js")
      await page.goto(path, { waitUntil: "domcontentloaded" })
      for (const section of sections) expect(await isLaidOut(page, section)).toBe(true)
    })
  }

  test("is where it was when the page is loaded again", async ({ page }) => {
    await visit(page, "/")
    const story = page.locator("#about h2")
    await story.scrollIntoViewIfNeeded()
    await scrolled(page)
    const top = () => story.evaluate(it => it.getBoundingClientRect().top)
    const before = await top()
    await page.reload()
    await scrolled(page)
    expect(await top(), "px").toBeCloseTo(before, 0)
    expect(await isLaidOut(page, "about")).toBe(true)
  })

  for (const section of sections) {
    test(`is where the menu leads, and an address that is typed in: ${section}`, async ({
      page,
    }) => {
      await visit(page, "/")
      await page.getByRole("button", { name: "Menu" }).click()
      await page.getByRole("banner").locator(`a[href$="#${section}"]`).click()
      await expectToBeAt(page, section)
      await visit(page, "/terms")
      await visit(page, "/")
      await page.evaluate(section => location.assign(`#${section}`), section)
      await expectToBeAt(page, section)
    })
  }

  test("is where the End key leads", async ({ page }) => {
    await visit(page, "/")
    await page.keyboard.press("End")
    await scrolled(page)
    await expect(page.getByText("All rights reserved.")).toBeInViewport({ ratio: 1 })
  })

  test("comes into view as the Tab key moves the focus there", async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("button", { name: "Start Playing" }).focus()
    const last = page.getByRole("contentinfo").getByRole("link").last()
    do {
      await page.keyboard.press("Tab")
      await scrolled(page)
      const { name, top, bottom } = await page.evaluate(() => {
        const { top, bottom } = (document.activeElement as Element).getBoundingClientRect()
        return { name: document.activeElement?.outerHTML, top, bottom }
      })
      expect(top, name).toBeGreaterThanOrEqual(0)
      expect(bottom, name).toBeLessThanOrEqual(812)
    } while (!(await last.evaluate(it => it === document.activeElement)))
  })

  test("has the whole outline of what has the focus", async ({ page }) => {
    await visit(page, "/")
    const button = page.getByRole("button", { name: "Book Now" }).nth(2)
    await button.focus()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Tab")
    await expect(button).toBeFocused()
    await scrolled(page)
    const { x, y, width, height } = await button.evaluate(it => it.getBoundingClientRect().toJSON())
    for (const clip of [
      { x: x - 6, y, width: 6, height },
      { x: x + width, y, width: 6, height },
      { x, y: y + height, width, height: 6 },
    ]) {
      await button.focus()
      const focused = await page.screenshot({ clip })
      await button.blur()
      expect(focused.equals(await page.screenshot({ clip }))).toBe(false)
    }
  })

  for (const [what, words] of findable) {
    test(`is found by the browser's search, even before the scripts arrive: ${what}`, async ({
      page,
    }) => {
      await hold(page, "**/*.js")
      await page.goto("/", { waitUntil: "domcontentloaded" })
      const found = await page.evaluate(
        words => (window as unknown as { find(words: string): boolean }).find(words),
        words,
      )
      expect(found).toBe(true)
      await scrolled(page)
      const place = page.getByText(words).first()
      await expect(place).toBeInViewport({ ratio: 1 })
    })
  }

  test("is where its address says, even before the scripts arrive", async ({ page }) => {
    await hold(page, "**/*.js")
    for (const section of sections) {
      await page.goto(`/#${section}`, { waitUntil: "domcontentloaded" })
      await expectToBeAt(page, section)
    }
  })

  test("is printed whole, without what can only be clicked", async ({ page }) => {
    await visit(page, "/")
    await page.emulateMedia({ media: "print" })
    for (const section of sections) {
      await expect(page.locator(`#${section} h2`)).toBeVisible()
      const { height = 0 } = (await page.locator(`#${section}`).boundingBox()) ?? {}
      expect(height, `${section}, px`).toBeGreaterThan(200)
    }
    await expect(page.getByRole("banner")).toBeHidden()
    for (const button of await page.getByRole("button").all()) await expect(button).toBeHidden()
    const pages = String(await page.pdf()).match(/\/Type\s*\/Page\b/g) ?? []
    expect(pages.length, "sheets of paper").toBeGreaterThan(3)
  })
})

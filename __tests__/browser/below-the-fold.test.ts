import type { Locator, Page } from "@playwright/test"
import { sectionsBelow } from "../specification"
import { expectToBeAt, hold, hydrated, scrolled, visit } from "./steps"
import { expect, test } from "./test"

const sections = sectionsBelow.map(({ anchor }) => anchor)

const findable = [
  ...sections.map(section => `#${section} h2`),
  "#casino-hotels li:nth-child(3) h3",
  "#casino-hotels li:last-child h3",
  "footer h2",
]

/**
 * Opens the home page and goes straight to something below its first screen.
 * @returns How far that is from the top of the screen, px
 */
async function lookAt(page: Page, something: Locator): Promise<() => Promise<number>> {
  await visit(page, "/")
  await something.scrollIntoViewIfNeeded()
  await scrolled(page)
  return () => something.evaluate(it => it.getBoundingClientRect().top)
}

test.describe("what is below the home page's first screen", () => {
  test.use({
    viewport: { width: 375, height: 812 },
    contextOptions: { reducedMotion: "no-preference" },
  })

  test("is where it was when the page is loaded again", async ({ page }) => {
    const top = await lookAt(page, page.locator("#about h2"))
    const before = await top()
    await page.reload()
    await hydrated(page)
    await scrolled(page)
    expect(await top(), "px").toBeCloseTo(before, 0)
  })

  test("is where a change of the address leads", async ({ page }) => {
    await visit(page, "/")
    for (const section of sections) {
      await page.evaluate(section => location.assign(`#${section}`), section)
      await expectToBeAt(page, section)
    }
  })

  test("is in its place again on the way back from a section", async ({ page }) => {
    const top = await lookAt(page, page.locator("#about h2"))
    const before = await top()
    await page.getByRole("button", { name: "Menu" }).click()
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click()
    await expectToBeAt(page, "contact")
    await page.goBack()
    await scrolled(page)
    expect(await top(), "px").toBeCloseTo(before, 0)
  })

  test("is in its place again when a phone is turned, and turned back", async ({ page }) => {
    const top = await lookAt(page, page.locator("#casino-hotels li:nth-child(4) h3"))
    const before = await top()
    await page.setViewportSize({ width: 812, height: 375 })
    await scrolled(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await scrolled(page)
    expect(await top(), "px").toBeCloseTo(before, 0)
  })

  test("is where the End key leads", async ({ page }) => {
    await visit(page, "/")
    await page.keyboard.press("End")
    await scrolled(page)
    await expect(page.getByText("All rights reserved.")).toBeInViewport({ ratio: 1 })
  })

  test("is found by the browser's search, even before the scripts arrive", async ({ page }) => {
    await hold(page, "**/*.js")
    await page.goto("/", { waitUntil: "domcontentloaded" })
    for (const heading of findable) {
      const place = page.locator(heading).first()
      const words = String(await place.textContent())
      const found = await page.evaluate(words => {
        getSelection()?.removeAllRanges()
        window.scrollTo({ top: 0, behavior: "instant" })
        return (window as unknown as { find(words: string): boolean }).find(words)
      }, words)
      expect(found, words).toBe(true)
      await scrolled(page)
      await expect(place, words).toBeInViewport({ ratio: 1 })
    }
  })

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
    expect(pages.length, "sheets of paper").toBe(3)
  })
})

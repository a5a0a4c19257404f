import { expectToBeAt, hold, visit } from "./steps"
import { expect, test } from "./test"

const sections = ["casino-hotels", "booking", "about", "contact"]

test.describe("what is below the home page's first screen", () => {
  test("is found by the browser's search, even before the scripts arrive", async ({ page }) => {
    await hold(page, "**/*.js")
    await page.goto("/", { waitUntil: "domcontentloaded" })
    for (const section of sections) {
      const words = String(await page.locator(`#${section} h2`).textContent())
      const found = await page.evaluate(
        words => (window as unknown as { find(words: string): boolean }).find(words),
        words,
      )
      expect(found, words).toBe(true)
      await expect(page.locator(`#${section} h2`)).toBeInViewport({ ratio: 1 })
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
    expect(pages.length, "sheets of paper").toBeGreaterThan(3)
  })
})

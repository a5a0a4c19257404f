import { sectionCount } from "../../largest-content"
import { headerLinks } from "../../specification"
import { largestPublic, largestPrefix as prefix } from "../../test-sites"
import { expectHtmlWithinBudget } from "../budgets"
import { expect, test } from "../fixtures"
import { findLayoutFaults } from "../layout-audit"
import { fixRandom, hydrated, openBeforeScripts, visit } from "../page-helpers"
import { expectSoundPage } from "../sound-page"

// The largest content that the schema allows, and a third legal page.
test.use({ site: { folder: largestPublic, prefix } })

for (const path of ["/", "/terms"]) {
  test(`${path} has no layout faults, large shifts or axe violations`, async ({ page }) => {
    // The last headline is the longest.
    await fixRandom(page, 0.999)
    await expectSoundPage(page, prefix + path)
  })

  test(`${path} renders its first screen from its first 14 kB`, async ({ page }) => {
    const file = `${path.slice(1) || "index"}.html`
    await expectHtmlWithinBudget(page, prefix + path, file, largestPublic)
  })
}

test("rows are full with any number of hotels", async ({ page }) => {
  // Hydration would find that cards are missing.
  await openBeforeScripts(page, `${prefix}/`)
  const cards = page.locator("#casino-hotels ul")
  for (const count of [8, 7, 5, 4, 2, 1]) {
    await cards.evaluate((list, count) => {
      for (const card of [...list.children].slice(count)) card.remove()
    }, count)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const faults = await findLayoutFaults(page, { words: false })
      expect.soft(faults, `${count} hotels, ${width} px`).toEqual([])
    }
  }
})

test("on a phone a wide table scrolls in its own box, also by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await visit(page, `${prefix}/terms`)
  const table = page.getByRole("group", { name: "Table" })
  await expect(table.getByRole("columnheader")).toHaveCount(6)
  await expect(table.locator("> *"), "elements in the box").toHaveCount(1)
  await table.press("ArrowRight")
  await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.scrollX)).toBe(0)
})

test("the footer links to a third legal page with forty sections", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, `${prefix}/`)
  const legal = page.getByRole("navigation", { name: "Legal" }).getByRole("link")
  await expect(legal).toHaveText(["Terms & Conditions", "Privacy Policy", "Cookie Notice"])
  const main = page.getByRole("navigation", { name: "Main" }).getByRole("link")
  await expect(main).toHaveText(headerLinks("/").map(([name]) => name))
  await legal.last().click()
  await expect(page).toHaveURL(`${prefix}/cookies`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie Notice")

  await page.reload()
  await hydrated(page)
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
  await expect(links).toHaveCount(sectionCount)
  const headings = page.getByRole("main").getByRole("heading", { level: 2 })
  await headings.filter({ hasText: /^20\./ }).scrollIntoViewIfNeeded()
  await links.last().focus()
  await expect(links.last()).toBeInViewport({ ratio: 0.9 })
  await links.last().click()
  await expect(headings.last()).toBeInViewport({ ratio: 1 })
})

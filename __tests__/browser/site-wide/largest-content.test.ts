import { largestPublic, largestPrefix as prefix } from "../../test-sites"
import { expectHtmlWithinBudget } from "../budgets"
import { expect, test } from "../fixtures"
import { expectSoundPage } from "../page-audit"
import { fixRandom, openBeforeScripts, visit } from "../page-helpers"

// The largest content that the schema allows, and a third legal page.
test.use({ site: { folder: largestPublic, prefix } })

for (const path of ["/", "/terms"]) {
  test(`${path} has no layout faults, large shifts or axe violations`, async ({ page }) => {
    // The last headline is the longest.
    await fixRandom(page, 0.999)
    await expectSoundPage(page, prefix + path)
  })

  test(`${path} is within the HTML budget and has its first screen in its first 14 kB`, () => {
    expectHtmlWithinBudget(`${path.slice(1) || "index"}.html`, largestPublic)
  })
}

test("a table with a long address keeps its columns in sight on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openBeforeScripts(page, `${prefix}/terms`)
  const { hidden, narrowest } = await page
    .getByRole("table")
    .nth(1)
    .evaluate(table => {
      const box = table.parentElement as HTMLElement
      const widths = [...table.querySelectorAll("td")].map(cell => cell.offsetWidth)
      return { hidden: box.scrollWidth - box.clientWidth, narrowest: Math.min(...widths) }
    })
  expect(hidden).toBe(0)
  expect(narrowest).toBeGreaterThan(75)
})

test("hotel cards fill their rows, and only the first may stand alone", async ({ page }) => {
  // Hydration would fail on the missing cards.
  await openBeforeScripts(page, `${prefix}/`)
  const cards = page.locator("#casino-hotels li")
  for (const [count, twoToARow, threeToARow] of [
    [8, [2, 2, 2, 2], [1, 2, 3, 2]],
    [7, [1, 2, 2, 2], [1, 2, 2, 2]],
    [5, [1, 2, 2], [1, 2, 2]],
    [4, [2, 2], [2, 2]],
    [2, [2], [2]],
  ] as const) {
    await cards.evaluateAll((all, count) => {
      for (const card of all.slice(count)) card.remove()
    }, count)
    for (const [width, expected] of [
      [768, twoToARow],
      [1280, threeToARow],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().top))
      const rows = [...new Set(tops)].map(top => tops.filter(other => other === top).length)
      expect.soft(rows, `${count} hotels, ${width} px`).toEqual(expected)
    }
  }
})

test("the footer links to a third legal page", async ({ page }) => {
  await visit(page, `${prefix}/`)
  const legal = page.getByRole("navigation", { name: "Legal" }).getByRole("link")
  await expect(legal).toHaveText(["Terms & Conditions", "Privacy Policy", "Cookie Notice"])
  await legal.last().click()
  await expect(page).toHaveURL(`${prefix}/cookies`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie Notice")
})

import { expectNoViolations } from "../browser/axe"
import { budgets, recordLayoutShifts } from "../browser/budgets"
import { expectHtmlWithinBudget } from "../browser/first-screen"
import { findLayoutFaults } from "../browser/layout-audit"
import { painted, visit } from "../browser/page-helpers"
import { requiredClauses } from "../specification"
import { realPublic } from "../test-sites"
import { expect, pages, prefix, realPhotoHosts, test } from "./fixtures"

for (const { path, file } of pages) {
  test(`${path} has no layout faults, shifts or axe violations`, async ({ page }) => {
    const expectLayoutShift = await recordLayoutShifts(page)
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      for (const photo of await page.getByRole("main").locator("img").all()) {
        await photo.locator("..").scrollIntoViewIfNeeded()
        await expect(photo).toHaveJSProperty("complete", true)
        await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
      }
      await painted(page)
      await expectLayoutShift(budgets.layoutShiftOfAnyContent, `${width} px`)
      expect(await findLayoutFaults(page, { words: false }), `${width} px`).toEqual([])
      if ([320, 1280].includes(width)) await expectNoViolations(page)
    }
  })

  test(`${path} renders its first screen from its first 14 kB`, async ({ page }) => {
    await expectHtmlWithinBudget(page, path, file, realPublic)
  })
}

test("no page asks for a password, and Privacy names every photo host", async ({ page }) => {
  for (const { path } of pages) {
    await visit(page, path)
    await expect(page.locator("[type=password]")).toHaveCount(0)
  }
  await visit(page, `${prefix}/privacy`)
  expect(realPhotoHosts.length).toBeGreaterThan(0)
  for (const host of realPhotoHosts) {
    await expect(page.locator("#third-party-sharing")).toContainText(host)
  }
})

test("the Terms contain the clauses that the specification requires", async ({ page }) => {
  await visit(page, `${prefix}/terms`)
  for (const clause of requiredClauses) await expect(page.getByRole("main")).toContainText(clause)
})

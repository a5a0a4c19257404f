import { budgets, compressed } from "../browser/budgets"
import { expectSoundPage } from "../browser/sound-page"
import { requiredClauses } from "../specification"
import { realPublic } from "../test-sites"
import { expect, pages, prefix, realPhotoHosts, test } from "./fixtures"

for (const { path, file } of pages) {
  test(`${path} has no layout faults, large shifts or axe violations`, async ({ page }) => {
    expect(compressed(file, realPublic).length, "bytes").toBeLessThanOrEqual(budgets.html)
    await expectSoundPage(page, path)
  })
}

test("Privacy names every photo host", async ({ page }) => {
  await page.goto(`${prefix}/privacy`)
  expect(realPhotoHosts.length).toBeGreaterThan(0)
  for (const host of realPhotoHosts) {
    await expect(page.locator("#third-party-sharing")).toContainText(host)
  }
})

test("Terms contains the clauses that the specification requires", async ({ page }) => {
  await page.goto(`${prefix}/terms`)
  for (const clause of requiredClauses) await expect(page.getByRole("main")).toContainText(clause)
})

import { budgets, compressed } from "../browser/budgets"
import { expectSoundPage } from "../browser/sound-page"
import { requiredClauses } from "../specification"
import { realPublic } from "../test-sites"
import { expect, pages, prefix, test } from "./fixtures"

for (const { path, file } of pages) {
  test(`${path} has no layout faults, large shifts or axe violations`, async ({ page }) => {
    expect(compressed(file, realPublic).length, "bytes").toBeLessThanOrEqual(budgets.html)
    await expectSoundPage(page, path)
  })
}

test("Terms contains the clauses that the specification requires", async ({ page }) => {
  await page.goto(`${prefix}/terms`)
  for (const clause of requiredClauses) await expect(page.getByRole("main")).toContainText(clause)
})

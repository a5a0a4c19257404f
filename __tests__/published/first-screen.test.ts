import { budgets } from "../browser/budgets"
import { expectFirstScreenIn, nothingElseComes } from "../browser/first-screen"
import { sent } from "../browser/sent"
import { pages } from "./site"
import { expect, test } from "./test"

test.use({ expectedMessages: nothingElseComes })

for (const { path, file } of pages) {
  test(`the first screen of ${path} is there in the first bytes of its HTML`, async ({ page }) => {
    await expectFirstScreenIn(page, path, `public/${file}`, budgets.firstScreen)
    expect(sent(file, "public")).toBeLessThanOrEqual(budgets.html)
  })
}

import { expectNoViolations } from "../browser/axe"
import { budgets, noteShifts } from "../browser/budgets"
import { expectSmallHtml } from "../browser/first-screen"
import { whatIsWrong } from "../browser/looks"
import { drawn, visit } from "../browser/steps"
import { publishedPublic } from "../test-site"
import { pages } from "./site"
import { expect, test } from "./test"

for (const { path, file } of pages) {
  test(`${path} stands well, does not shift, and breaks no rule of accessibility`, async ({
    page,
  }) => {
    const expectShifts = await noteShifts(page)
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      for (const photo of await page.getByRole("main").locator("img").all()) {
        await photo.locator("..").scrollIntoViewIfNeeded()
        await expect(photo).toHaveJSProperty("complete", true)
        await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
      }
      await drawn(page)
      await expectShifts(budgets.layoutShiftOfAnyContent, `${width} px`)
      expect(await whatIsWrong(page, { words: false }), `${width} px`).toEqual([])
      if ([320, 1280].includes(width)) await expectNoViolations(page)
    }
  })

  test(`${path} shows its first screen with the first bytes of its HTML`, async ({ page }) => {
    await expectSmallHtml(page, path, file, publishedPublic)
  })
}

import { expectNoViolations } from "../browser/axe"
import { budgets } from "../browser/budgets"
import { expectFirstScreenIn, nothingElseComes } from "../browser/first-screen"
import { sent } from "../browser/sent"
import { noteShifts } from "../browser/shifts"
import { drawn, visit } from "../browser/steps"
import { publishedPublic } from "../test-site"
import { pages } from "./site"
import { expect, test } from "./test"

for (const { path, file } of pages) {
  test(`${path} neither shifts, nor scrolls sideways, nor breaks a rule of accessibility`, async ({
    page,
  }) => {
    const shifts = await noteShifts(page)
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      for (const photo of await page.getByRole("main").locator("img").all()) {
        await photo.locator("..").scrollIntoViewIfNeeded()
        await expect(photo).toHaveJSProperty("complete", true)
        await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
      }
      await drawn(page)
      const { sum, moved } = await shifts()
      expect(sum, `${width} px: ${moved}`).toBeLessThanOrEqual(budgets.layoutShiftOfAnyContent)
      const reach = await page.evaluate(() => {
        window.scrollTo({ left: 500, behavior: "instant" })
        return [document.documentElement.scrollWidth, window.scrollX]
      })
      expect(reach).toEqual([width, 0])
      if ([320, 1280].includes(width)) await expectNoViolations(page)
    }
  })

  test.describe("before anything else has come", () => {
    test.use({ expectedMessages: nothingElseComes })

    test(`the first screen of ${path} is there in the first bytes of its HTML`, async ({
      page,
    }) => {
      await expectFirstScreenIn(page, path, `${publishedPublic}/${file}`, budgets.firstScreen)
      expect(sent(file, publishedPublic)).toBeLessThanOrEqual(budgets.html)
    })
  })
}

import { expectNoViolations } from "../browser/axe"
import { budgets } from "../browser/budgets"
import { noteShifts } from "../browser/shifts"
import { scrolled, visit } from "../browser/steps"
import { pages } from "./site"
import { expect, test } from "./test"

for (const { path, expectedMessages } of pages) {
  for (const width of [320, 375, 768, 1280]) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({
        expectedMessages,
        viewport: { width, height: 800 },
        // Colours in transition would fail the check for contrast.
        contextOptions: { reducedMotion: "reduce" },
      })

      test("neither shifts, nor scrolls sideways, nor breaks a rule of accessibility", async ({
        page,
      }) => {
        const shifts = await noteShifts(page)
        await visit(page, path)
        for (const photo of await page.getByRole("main").locator("img").all()) {
          await photo.locator("..").scrollIntoViewIfNeeded()
          await expect(photo).toHaveJSProperty("complete", true)
          await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
        }
        await scrolled(page)
        const { sum, moved } = await shifts()
        expect(sum, moved).toBeLessThanOrEqual(budgets.layoutShiftOfAnyContent)
        const reach = await page.evaluate(() => {
          window.scrollTo({ left: 500, behavior: "instant" })
          return [document.documentElement.scrollWidth, window.scrollX]
        })
        expect(reach).toEqual([width, 0])
        await expectNoViolations(page)
      })
    })
  }
}

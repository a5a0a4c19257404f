import { visit } from "./steps"
import { expect, test } from "./test"

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true })

  test("a button does not stay lit after a tap", async ({ page }) => {
    await visit(page, "/")
    const buttons = page.getByRole("button", { name: /^Book Now/ })
    await buttons.first().tap()
    await expect(buttons.first()).toBeFocused()
    await expect(async () => {
      const colours = await buttons.evaluateAll(all => {
        for (const change of all.flatMap(each => each.getAnimations())) change.finish()
        return all.map(each => getComputedStyle(each).backgroundColor)
      })
      expect(new Set(colours).size).toBe(1)
    }).toPass()
  })
})

import { noteDoings, scrolled, visit } from "./steps"
import { expect, test } from "./test"

test("Book Now has no action", async ({ page }) => {
  await visit(page, "/")
  const section = page.locator("#casino-hotels")
  await section.getByRole("heading").first().scrollIntoViewIfNeeded()
  await scrolled(page)
  const doings = noteDoings(page)
  const before = await section.innerHTML()

  const buttons = section.getByRole("button", { name: /^Book Now/ })
  for (const button of await buttons.all()) {
    await button.click()
    const position = await scrolled(page)
    await button.press("Enter")
    expect(await scrolled(page), "position of the view").toBe(position)
    await expect(button).toBeFocused()
  }

  expect(doings).toEqual([])
  expect(await section.innerHTML()).toBe(before)
})

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

import { expect, test } from "./test"

test("the home page shows its sections in order", async ({ page }) => {
  await page.goto("/")
  const ids = await page.locator("main > section").evaluateAll(all => all.map(({ id }) => id))
  expect(ids).toEqual(["home", "casino-hotels", "booking", "about", "contact"])
})

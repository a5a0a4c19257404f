import { expect, test } from "../fixtures"
import { settledScroll, visit } from "../page-helpers"

test("the search has no effect", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, "/")
  const search = page.getByRole("searchbox", { name: "Search" })
  await expect(search).toHaveAttribute("placeholder", "Search for luxury casino experiences...")
  const before = await page.getByRole("main").innerHTML()
  await search.pressSequentially("Macau")
  await search.press("Enter")
  expect(await settledScroll(page)).toBe(0)
  await expect(page).toHaveURL("/")
  await expect(search).toBeFocused()
  expect(await page.getByRole("main").innerHTML()).toBe(before)
})

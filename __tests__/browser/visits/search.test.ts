import { expect, test } from "../fixtures"
import { expectToBeAt, settledScroll, visit } from "../page-helpers"

for (const width of [375, 1280]) {
  test(`at ${width} px the search has no effect and Start Playing jumps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
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
    await page.getByRole("button", { name: "Start Playing" }).click()
    await expectToBeAt(page, "casino-hotels")
    await expect(search).toHaveValue("Macau")
    await expect(page).toHaveURL("/#casino-hotels")
  })
}

import { legalPages } from "../../specification"
import { expect, test } from "../fixtures"

for (const [index, { path, sections }] of legalPages.entries()) {
  // In a tall window, several sections are in view after a click.
  const [width, height] = index === 0 ? [375, 800] : [1920, 1200]
  test(`at ${width} px, the contents of ${path} link to sections and mark the current one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.visit(path)
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
    await expect(contents).toHaveText([...sections])
    const regions = page.getByRole("main").getByRole("region")
    // Down from the middle to the end, then up to the start.
    for (const place of [6, 9, 0]) {
      await contents.nth(place).click()
      const anchor = String(await regions.nth(place).getAttribute("id"))
      await expect(page).toHaveURL(`${path}#${anchor}`)
      await page.expectToBeAt(anchor)
      await expect(regions.nth(place)).toBeFocused()
      await expect(contents.nth(place)).toHaveAttribute("aria-current")
    }
  })
}

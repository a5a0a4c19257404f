import { legalPages } from "../../specification"
import { expect, test } from "../fixtures"

for (const [index, { path, sections }] of legalPages.entries()) {
  // In a tall window, several sections are in view after a click.
  const [width, height] = index === 0 ? [375, 800] : [1920, 1200]
  test(`at ${width} px, the contents of ${path} mark the section followed to`, async ({ page }) => {
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

for (const height of [300, 2560]) {
  test(`in a window ${height} px high, the contents show the current section`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height })
    await page.visit("/terms")
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
    for (const [place, heading] of (await page.locator("main section h2").all()).entries()) {
      await heading.getByRole("link").click()
      await expect(contents.nth(place)).toHaveAttribute("aria-current")
      await expect(contents.nth(place)).toBeInViewport({ ratio: 1 })
    }
  })
}

test("the words of a legal heading can be selected", async ({ page }) => {
  await page.visit("/terms")
  const [words = ""] = legalPages[0].sections
  const heading = page.getByRole("heading").getByText(words, { exact: true })
  await heading.dragTo(heading, { sourcePosition: { x: 1, y: 9 }, targetPosition: { x: 99, y: 9 } })
  expect(await page.evaluate(() => String(getSelection()))).toContain(words.slice(0, 5))
})

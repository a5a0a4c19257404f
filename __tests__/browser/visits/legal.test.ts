// The contents of legal pages.
import { legalPages } from "../../specification"
import { expect, test } from "../fixtures"
import { expectToBeAt, visit } from "../page-helpers"

for (const [index, { path, sections }] of legalPages.entries()) {
  // In a tall window, several sections are in view after a click.
  const [width, height] = index === 0 ? [375, 800] : [1920, 1200]
  test(`at ${width} px the contents of ${path} lead to sections and mark them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, path)
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
    await expect(contents).toHaveText([...sections])
    const regions = page.getByRole("main").getByRole("region")
    const hrefs = await regions.evaluateAll(all => all.map(({ id }) => `#${id}`))
    for (const links of [contents, regions.getByRole("heading", { level: 2 }).locator("a")]) {
      const found = await links.evaluateAll(all => all.map(link => link.getAttribute("href")))
      expect(found).toEqual(hrefs)
    }
    // Firefox's reader view drops elements with such an id.
    await expect(page.locator("h2[id*=contact]")).toHaveCount(0)
    for (const pattern of [/ (Responsibilities|Rights)$/, /^Contact/, /^Introduction/]) {
      const place = sections.findIndex(section => pattern.test(section))
      await contents.nth(place).click()
      await expect(page).toHaveURL(path + hrefs[place])
      await expectToBeAt(page, String(hrefs[place]).slice(1))
      await expect(regions.nth(place)).toBeFocused()
      await expect(contents.nth(place)).toHaveAttribute("aria-current")
    }
  })
}

test("the contents mark the section in view, and none above the first", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, "/terms")
  const current = page.getByRole("navigation", { name: "Contents" }).locator("[aria-current]")
  await page
    .getByRole("region")
    .last()
    .evaluate(section => section.scrollIntoView())
  await expect(current).toHaveText("Contact Information")
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

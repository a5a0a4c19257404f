import { legalPages } from "../../specification"
import { expectToBeAt, visit } from "../steps"
import { expect, test } from "../test"

for (const { path, title, sections } of legalPages) {
  test(`${path} has ten numbered sections of 60 words or more, and its date`, async ({ page }) => {
    await visit(page, path)
    const main = page.getByRole("main")
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title)
    const regions = main.getByRole("region")
    await expect(regions.getByRole("heading", { level: 2 })).toHaveText(
      sections.map((section, index) => `${index + 1}. ${section}`),
    )
    for (const text of await regions.allTextContents()) {
      expect(text.split(/\s+/).length, `words of ${text.slice(0, 30)}`).toBeGreaterThan(60)
    }
    const written = String(await main.getByRole("time").textContent())
    expect(written).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
    const day = new Date(`${written} UTC`).toISOString().slice(0, 10)
    await expect(main.getByRole("time")).toHaveAttribute("datetime", day)
  })

  for (const width of [375, 1280]) {
    test(`at ${width} px ${path} has contents that lead to its sections`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
      await expect(contents).toHaveText([...sections])
      const regions = page.getByRole("main").getByRole("region")
      const hrefs = await regions.evaluateAll(all => all.map(({ id }) => `#${id}`))
      for (const links of [contents, regions.getByRole("heading", { level: 2 }).locator("a")]) {
        const found = await links.evaluateAll(all => all.map(link => link.getAttribute("href")))
        expect(found).toEqual(hrefs)
      }
      for (const pattern of [/ (Responsibilities|Rights)$/, /^Contact/, /^Introduction/]) {
        const index = sections.findIndex(section => pattern.test(section))
        await contents.nth(index).click()
        await expect(page).toHaveURL(path + hrefs[index])
        await expectToBeAt(page, String(hrefs[index]).slice(1))
        await expect(regions.nth(index)).toBeFocused()
      }
    })
  }
}

test("Contents marks the section in view, and none above the first", async ({ page }) => {
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

import { pages } from "./pages"
import { visit } from "./steps"
import { expect, test } from "./test"

test("every page prints as its words alone, in black", async ({ page }) => {
  for (const { path } of pages) {
    await visit(page, path)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)")
    for (const heading of await page.locator("main section h2").all())
      await expect(heading).toBeVisible()
    for (const role of ["banner", "navigation", "button"] as const) {
      await expect(page.getByRole(role), `${path}, ${role}`).toHaveCount(0)
    }
    const cards = page.locator("#casino-hotels li h3")
    const lefts = await cards.evaluateAll(names =>
      names.map(name => name.getBoundingClientRect().x),
    )
    expect(new Set(lefts).size, "edges at which the cards' names begin").toBe(path === "/" ? 1 : 0)
    await page.emulateMedia({ media: "screen" })
  }
})

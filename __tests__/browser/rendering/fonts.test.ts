import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures"

/** The fonts of an element that are not the site's own. */
async function systemFontsOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("DOM.enable")
  await devtools.send("CSS.enable")
  const { root } = await devtools.send("DOM.getDocument")
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId })
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}

test("a page loads two fonts, and a third only for rare letters", async ({ page }) => {
  const fonts = new Set<string>()
  page.on("request", request => {
    if (request.resourceType() === "font") fonts.add(request.url())
  })
  // Other pages of the tests' content have rare letters.
  await page.visit("/terms")
  await page.evaluate(() => document.fonts.ready)
  for (const element of ["h1", "footer p"]) {
    expect(await systemFontsOf(page, element), element).toEqual([])
  }
  expect([...fonts], "the header's and footer's words have no rare letter").toHaveLength(2)

  await page.getByRole("heading", { level: 1 }).evaluate(element => {
    element.textContent = "Hôtel Été, £9"
  })
  await expect.poll(() => fonts.size).toBe(3)
  await expect.poll(() => systemFontsOf(page, "h1")).toEqual([])
})

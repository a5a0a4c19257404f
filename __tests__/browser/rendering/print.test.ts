import { legalPages, unknownPath } from "../../specification"
import { expect, test } from "../fixtures"

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }))

for (const path of ["/", "/terms", unknownPath]) {
  test(`${path} prints in black, without navigation, buttons or fields`, async ({ page }) => {
    await page.visit(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)")
    await expect(page.getByRole("banner")).toHaveCSS("position", "static")
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
    for (const heading of await page.locator("main section:not(#booking) h2").all()) {
      await expect(heading).toBeVisible()
      await expect(heading).toHaveCSS("break-after", "avoid")
      // Otherwise, Firefox may print its number on another sheet.
      await expect(heading).toHaveCSS("position", "relative")
    }
    await expect(page.getByText(/All rights reserved/)).toBeVisible()
    for (const role of ["navigation", "button", "textbox"] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0)
    }
    await expect(page.locator("script:visible")).toHaveCount(0)
  })
}

test("a legal page prints on two to five sheets, with the addresses of links", async ({ page }) => {
  await page.visit(legalPages[1].path)
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
  const sheets = pdf.match(/\/Type \/Page\b(?!s)/g)?.length
  expect(sheets).toBeGreaterThan(1)
  expect(sheets).toBeLessThanOrEqual(5)
  const links = page.locator("main .prose a[href^=http]")
  const addresses = await links.evaluateAll(all =>
    all.map(link => getComputedStyle(link, "::after").content),
  )
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses).not.toContain("none")
})

import { readFileSync } from "node:fs"
import { legalPages, paths } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, test } from "../fixtures"
import { visit } from "../page-helpers"

test("every page prints in black, without navigation, buttons or fields", async ({ page }) => {
  const css = readFileSync(`${testSite.folder}/print.css`, "utf8")
  const unused = new Set(css.match(/(?<=\.)[\w-]+_\w+/g))
  for (const path of paths) {
    await visit(page, path)
    for (const name of unused) if (await page.locator(`.${name}`).count()) unused.delete(name)
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)")
    for (const heading of await page.locator("main section:not(#booking) h2").all()) {
      await expect(heading).toBeVisible()
      await expect(heading).toHaveCSS("break-after", "avoid")
    }
    for (const role of ["navigation", "button", "textbox"] as const) {
      await expect(page.getByRole(role), `${path}, ${role}`).toHaveCount(0)
    }
    await page.emulateMedia({ media: null })
  }
  expect([...unused], "classes in print.css that no page has").toEqual([])
})

test("legal pages print on two to five sheets, with the addresses of links", async ({ page }) => {
  for (const { path } of legalPages) {
    await visit(page, path)
    const pdf = await page.pdf({ format: "A4" })
    const sheets = String(pdf.toString("latin1")).match(/\/Type \/Page\b(?!s)/g)?.length
    expect(sheets, `sheets of ${path}`).toBeGreaterThan(1)
    expect(sheets, `sheets of ${path}`).toBeLessThanOrEqual(5)
    await page.emulateMedia({ media: "print" })
    const links = page.locator("main .prose a[href^=http]")
    const addresses = await links.evaluateAll(all =>
      all.map(link => getComputedStyle(link, "::after").content),
    )
    expect(addresses).not.toContain("none")
    await page.emulateMedia({ media: null })
  }
})

import { largestPublic, largestSiteUrl, largestPrefix as prefix } from "../../test-sites"
import { expect, test, unknownPath } from "../fixtures"
import { expectPage, expectToBeAt, prefetched, recordNavigations, visit } from "../page-helpers"

test.use({ site: { folder: largestPublic, prefix } })

test.describe("under a path prefix", () => {
  test("all requests use the prefix", async ({ page }) => {
    const strays: string[] = []
    page.on("request", request => {
      const { hostname, pathname } = new URL(request.url())
      if (hostname === "127.0.0.1" && !pathname.startsWith(`${prefix}/`)) strays.push(pathname)
    })
    await visit(page, `${prefix}/`)
    await prefetched(page)
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${largestSiteUrl}/`)
    for (const link of ["icon", "apple-touch-icon"]) {
      const address = await page.locator(`link[rel="${link}"]`).getAttribute("href")
      const response = await page.request.get(String(address))
      expect(response.headers()["content-type"], `${address}`).toContain("image/")
    }
    expect(strays).toEqual([])
  })

  test("links open the right pages without a full load", async ({ page }) => {
    await visit(page, `${prefix}/`)
    const navigations = recordNavigations(page)
    for (const [name, path, anchor] of [
      ["Booking", "/?", "#booking"],
      ["Terms", "/terms", ""],
      ["About", "/?", "#about"],
      ["Privacy", "/privacy", ""],
      ["Home", "/?", "#home"],
    ] as const) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}${path}${anchor}$`))
      if (anchor) await expectToBeAt(page, anchor.slice(1))
      else await expectPage(page, new RegExp(name))
    }
    expect(navigations).toEqual([])

    await visit(page, prefix + unknownPath)
    await page.getByRole("main").getByRole("link").first().click()
    await expect(page).toHaveURL(new RegExp(`${prefix}(/|$)`))
    await expectPage(page, /casino/i)
  })
})

import { testSiteUrl } from "../test-site"
import { pages } from "./pages"
import { visit } from "./steps"
import { expect, test } from "./test"

for (const { name, path, expectedMessages } of pages) {
  test.describe(name, () => {
    test.use({ expectedMessages })

    test("tells browsers, search engines and those it is shared with what it is", async ({
      page,
    }) => {
      await visit(page, path)
      const head = page.locator("head")
      const meta = (name: string) =>
        head.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content")
      const title = await page.title()
      const description = await meta("description")
      expect(description).toMatch(/^[A-Z].{40,170}\.$/)
      await expect(page.locator("html")).toHaveAttribute("lang", "en")
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      expect(await meta("og:title")).toBe(title)
      expect(await meta("og:description")).toBe(description)
      expect(await meta("og:type")).toBe("website")
      expect(await meta("og:site_name")).toBe("Marquisade")
      expect(await meta("twitter:card")).toBe("summary_large_image")
      expect(await meta("og:image")).toMatch(`${testSiteUrl}/`)
      expect(await meta("theme-color")).toMatch(/^#[0-9a-f]{6}$/)
      expect(await meta("viewport")).toContain("width=device-width")
      const icon = await head.locator("link[rel=icon]").getAttribute("href")
      const response = await page.request.get(String(icon))
      expect(response.status()).toBe(200)
      expect(response.headers()["content-type"]).toContain("image/")
    })

    if (path !== "/no-such-page") {
      test("says the one address it is to be known by", async ({ page }) => {
        await visit(page, path)
        const canonical = page.locator("link[rel=canonical]")
        await expect(canonical).toHaveAttribute("href", `${testSiteUrl}${path}`)
        const shared = page.locator("meta[property='og:url']")
        await expect(shared).toHaveAttribute("content", `${testSiteUrl}${path}`)
      })
    }

    test("has the landmarks of a page, once each", async ({ page }) => {
      await visit(page, path)
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1)
      }
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1)
      await expect(page.getByRole("banner").getByRole("link", { name: "Marquisade" })).toBeVisible()
    })

    test("offers to skip to its content at the first press of Tab", async ({ page }) => {
      await visit(page, path)
      const skip = page.getByRole("link", { name: "Skip to content" })
      await expect(skip).not.toBeInViewport()
      await page.keyboard.press("Tab")
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press("Enter")
      await expect(page.getByRole("main")).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
    })
  })
}

test.describe("all pages", () => {
  test.use({ expectedMessages: [/status of 404/] })

  test("have a title and a description of their own", async ({ page }) => {
    const titles = new Set<string>()
    const descriptions = new Set<string | null>()
    for (const { path } of pages) {
      await visit(page, path)
      titles.add(await page.title())
      descriptions.add(await page.locator("meta[name=description]").getAttribute("content"))
    }
    expect(titles.size).toBe(pages.length)
    expect(descriptions.size).toBe(pages.length)
  })
})

test("the title and the canonical address change with the page", async ({ page }) => {
  await visit(page, "/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveTitle(/^Privacy Policy/)
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${testSiteUrl}/privacy`,
  )
})

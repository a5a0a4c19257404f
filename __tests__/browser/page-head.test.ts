import { legalPages } from "../specification"
import { testSiteUrl } from "../test-site"
import { pages } from "./pages"
import { visit } from "./steps"
import { expect, test, unknown } from "./test"

test("every page tells browsers, search engines and those it is shared with what it is, and no two the same", async ({
  page,
}) => {
  const titles = new Set<string>()
  const descriptions = new Set<string | null>()
  for (const { path } of pages) {
    await visit(page, path)
    const head = page.locator("head")
    const meta = (name: string) =>
      head.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content")
    const title = await page.title()
    const description = await meta("description")
    titles.add(title)
    descriptions.add(description)
    expect(description).toMatch(/^[A-Z].{40,170}\.$/)
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1)
    }
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1)
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
    if (path === unknown) continue
    const address = `${testSiteUrl}${path}`
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address)
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", address)
  }
  expect(titles.size).toBe(pages.length)
  expect(descriptions.size).toBe(pages.length)
})

test("the title and the canonical address change with the page", async ({ page }) => {
  await visit(page, "/")
  for (const { inFooter, path, title } of legalPages) {
    await page.getByRole("contentinfo").getByRole("link", { name: inFooter }).click()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", testSiteUrl + path)
  }
})

import { legalPages } from "../../specification"
import { testSiteUrl } from "../../test-site"
import { pages } from "../pages"
import { visit } from "../steps"
import { expect, test, unknown } from "../test"

test("each page's head says what it is, and no two say the same", async ({ page }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const { path } of pages) {
    await visit(page, path)
    const head = page.locator("head")
    const tags = await head.locator("meta").evaluateAll(all => {
      const read = (tag: Element, name: string) => tag.getAttribute(name)
      return all.map(tag => [read(tag, "name") ?? read(tag, "property"), read(tag, "content")])
    })
    const said = Object.fromEntries(tags)
    const title = await page.title()
    titles.add(title)
    descriptions.add(String(said.description))
    expect(said).toMatchObject({
      description: expect.stringMatching(/^[A-Z].{40,170}\.$/),
      viewport: expect.stringContaining("width=device-width"),
      "theme-color": expect.stringMatching(/^#[0-9a-f]{6}$/),
      "og:title": title,
      "og:description": said.description,
      "og:type": "website",
      "og:site_name": "Marquisade",
      "og:image": expect.stringContaining(`${testSiteUrl}/`),
      "twitter:card": "summary_large_image",
    })
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    const icon = await head.locator("link[rel=icon]").getAttribute("href")
    const response = await page.request.get(String(icon))
    expect(response.status()).toBe(200)
    expect(response.headers()["content-type"]).toContain("image/")
    if (path === unknown) continue
    expect(said["og:url"]).toBe(testSiteUrl + path)
    await expect(head.locator("link[rel=canonical]")).toHaveAttribute("href", testSiteUrl + path)
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

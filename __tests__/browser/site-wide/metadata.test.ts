import sharp from "sharp"
import site from "../../content/site.json"
import { paths } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, test, unknownPath } from "../fixtures"
import { visit } from "../page-helpers"

test("each page has complete metadata with a unique title and description", async ({ page }) => {
  const titlesAndDescriptions = new Set<string>()
  for (const path of paths) {
    await visit(page, path)
    const head = page.locator("head")
    const tags = await head.locator("meta").evaluateAll(all => {
      const read = (tag: Element, name: string) => tag.getAttribute(name)
      return all.map(tag => [read(tag, "name") ?? read(tag, "property"), read(tag, "content")])
    })
    const metadata = Object.fromEntries(tags)
    const title = await page.title()
    titlesAndDescriptions.add(title).add(String(metadata.description))
    expect(metadata).toMatchObject({
      description: expect.stringMatching(/^[A-Z].{40,170}\.$/),
      viewport: expect.stringContaining("width=device-width"),
      "theme-color": expect.stringMatching(/^#[0-9a-f]{6}$/),
      "og:title": title,
      "og:description": metadata.description,
      "og:type": "website",
      "og:site_name": site.brand,
      "og:image": expect.stringContaining(`${testSite.url}/`),
      "twitter:card": "summary_large_image",
    })
    await expect(page.locator("html")).toHaveAttribute("lang", "en")
    await expect(head.locator("link[rel=icon]")).toHaveCount(2)
    if (path === unknownPath) continue
    expect(metadata["og:url"]).toBe(testSite.url + path)
    const canonical = head.locator("link[rel=canonical]")
    // Gatsby inserts the tags of `Head` again before it removes the first ones.
    await expect(canonical).toHaveCount(1)
    await expect(canonical).toHaveAttribute("href", testSite.url + path)
  }
  expect(titlesAndDescriptions.size, "titles and descriptions").toBe(2 * paths.length)
})

test("the sitemap lists exactly the pages, and robots.txt links to it", async ({ request }) => {
  const response = await request.get("/sitemap.xml")
  expect(response.headers()["content-type"]).toContain("xml")
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  const pages = paths.filter(path => path !== unknownPath)
  expect(listed.sort()).toEqual(pages.map(path => testSite.url + path).sort())
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots.trim().split(/\n+/)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${testSite.url}/sitemap.xml`,
  ])
})

test("the share picture has its declared size and is at most 100 kB", async ({ page }) => {
  await page.goto("/")
  const meta = (name: string) =>
    page.locator(`meta[property="og:image${name}"]`).getAttribute("content")
  const image = String(await meta(""))
  expect(image).toMatch(`${testSite.url}/`)
  const response = await page.request.get(new URL(image).pathname)
  const body = await response.body()
  expect(body.length).toBeLessThanOrEqual(100_000)
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect([await meta(":width"), await meta(":height")]).toEqual(["1200", "630"])
  expect(await meta(":alt")).toContain(site.brand)
})

test("only the home page describes the site in structured data", async ({ request }) => {
  const [home, ...others] = await Promise.all(
    paths.map(async path => (await request.get(path)).text()),
  )
  expect(others.filter(html => html.includes("ld+json"))).toEqual([])
  const json = String(/ld\+json">(.*?)<\/script>/s.exec(String(home))?.[1])
  expect(JSON.parse(json)).toMatchObject({
    "@type": "WebSite",
    url: `${testSite.url}/`,
    publisher: { "@type": "Organization", name: site.brand, telephone: site.phone },
  })
})

test("the not-found page asks search engines not to index it", async ({ request }) => {
  const html = await (await request.get(unknownPath)).text()
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  expect(html).not.toMatch(/rel="canonical"|og:url/)
})

import sharp from "sharp"
import site from "../../content/site.json"
import { paths, unknownPath } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, test } from "../fixtures"

test("each page has complete metadata with a unique title and description", async ({ page }) => {
  const titlesAndDescriptions = new Set<string>()
  for (const path of paths) {
    await page.visit(path)
    const head = page.locator("head")
    const tags = await head.locator("meta").evaluateAll(all => {
      const read = (tag: Element, name: string) => tag.getAttribute(name)
      return all.map(tag => [read(tag, "name") ?? read(tag, "property"), read(tag, "content")])
    })
    const metadata = Object.fromEntries(tags)
    const title = await page.title()
    titlesAndDescriptions.add(title).add(String(metadata.description))
    expect(metadata, path).toMatchObject({
      description: expect.stringMatching(/\S/),
      viewport: expect.stringContaining("width=device-width"),
      "theme-color": expect.stringMatching(/^#[0-9a-f]{6}$/),
      "og:title": title,
      "og:description": metadata.description,
      "og:image": expect.stringContaining(`${testSite.url}/`),
      "og:image:alt": expect.stringContaining(site.brand),
      "twitter:card": "summary_large_image",
    })
    await expect(page.locator("html"), path).toHaveAttribute("lang", "en")
    await expect(head.locator("link[rel=icon]"), path).toHaveCount(2)
    const canonical = head.locator("link[rel=canonical]")
    const isUnknown = path === unknownPath
    expect([metadata.robots, metadata["og:url"]], path).toEqual(
      isUnknown ? ["noindex", undefined] : [undefined, testSite.url + path],
    )
    // Gatsby inserts the tags of `Head` again before it removes the first ones.
    await expect(canonical, path).toHaveCount(isUnknown ? 0 : 1)
    if (!isUnknown) await expect(canonical).toHaveAttribute("href", testSite.url + path)
  }
  await page.goto("/")
  const data = await page.locator("script[type='application/ld+json']").textContent()
  expect(JSON.parse(String(data))).toMatchObject({ name: site.brand, url: `${testSite.url}/` })
  expect(titlesAndDescriptions.size, "titles and descriptions").toBe(2 * paths.length)
})

test("the sitemap lists exactly the pages, and robots.txt links to it", async ({ request }) => {
  const response = await request.get("/sitemap.xml")
  expect(response.headers()["content-type"]).toContain("xml")
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  const pages = paths.filter(path => path !== unknownPath)
  expect(listed.sort()).toEqual(pages.map(path => testSite.url + path).sort())
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots).toContain(`User-agent: *\nAllow: /\n\nSitemap: ${testSite.url}/sitemap.xml\n`)
})

test("the share picture has its size and is at most 100 kB", async ({ request }) => {
  const body = await (await request.get("/share.png")).body()
  expect(body.length).toBeLessThanOrEqual(100_000)
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 })
})

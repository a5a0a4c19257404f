import sharp from "sharp"
import hotels from "../content/hotels.json"
import site from "../content/site.json"
import { testSiteUrl } from "../test-site"
import { pages } from "./pages"
import { visit } from "./steps"
import { expect, test, unknown } from "./test"

const found = pages.filter(({ path }) => path !== unknown)

test("the sitemap lists the pages, and only them, by their canonical addresses, and robots.txt names it and lets everyone in", async ({
  request,
}) => {
  const response = await request.get("/sitemap.xml")
  expect(response.headers()["content-type"]).toContain("xml")
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  expect(listed.sort()).toEqual(found.map(({ path }) => testSiteUrl + path).sort())
  const robots = await (await request.get("/robots.txt")).text()
  expect(robots.trim().split(/\n+/)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${testSiteUrl}/sitemap.xml`,
  ])
})

test("the manifest names the site, and its icons are as large as it says", async ({ page }) => {
  await visit(page, "/")
  const link = await page.locator("link[rel=manifest]").getAttribute("href")
  const manifest = await (await page.request.get(String(link))).json()
  const aubergine = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-aubergine"),
  )
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", aubergine)
  expect(manifest).toMatchObject({
    ...{ name: site.brand, short_name: site.brand, lang: "en" },
    ...{ start_url: "./", display: "browser" },
    ...{ theme_color: aubergine, background_color: aubergine },
  })
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ])
  for (const { src, sizes, type } of icons) {
    const response = await page.request.get(`/${src}`)
    expect(response.headers()["content-type"]).toBe(type)
    const { width, height, format } = await sharp(await response.body()).metadata()
    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`)
  }
})

test("icons that devices crop fill their squares, with the mark in the middle", async ({
  request,
}) => {
  const home = await (await request.get("/")).text()
  const [href] = /(?<=rel="apple-touch-icon"[^>]* href=")[^"]+/.exec(home) ?? []
  const touch = sharp(await (await request.get(String(href))).body())
  expect(await touch.metadata()).toMatchObject({ width: 180, height: 180, format: "png" })
  expect((await touch.stats()).isOpaque).toBe(true)
  const icon = sharp(await (await request.get("/icon-maskable-512.png")).body())
  expect((await icon.stats()).isOpaque).toBe(true)
  // The mark is light on a dark ground.
  const { data, info } = await icon.greyscale().raw().toBuffer({ resolveWithObject: true })
  let marked = 0
  let furthest = 0
  for (const [pixel, light] of data.entries()) {
    if (light < 128) continue
    marked++
    const x = (pixel % info.width) + 0.5 - info.width / 2
    const y = Math.floor(pixel / info.width) + 0.5 - info.height / 2
    furthest = Math.max(furthest, Math.hypot(x, y))
  }
  expect(info.channels).toBe(1)
  expect(marked).toBeGreaterThan(10_000)
  expect(furthest, "px from the middle").toBeLessThanOrEqual(0.4 * info.width)
})

test("the picture for sharing is as large as said, at most 100 kB, and not empty", async ({
  page,
}) => {
  await visit(page, "/")
  const meta = (name: string) =>
    page.locator(`meta[property="og:image${name}"]`).getAttribute("content")
  const image = String(await meta(""))
  expect(image).toMatch(`${testSiteUrl}/`)
  const body = await (await page.request.get(new URL(image).pathname)).body()
  expect(body.length).toBeLessThanOrEqual(100_000)
  const picture = sharp(body)
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 })
  expect([await meta(":width"), await meta(":height")]).toEqual(["1200", "630"])
  expect(await meta(":alt")).toContain(site.brand)
  // The mark is light on the night sky.
  const square = picture.extract({ left: 490, top: 90, width: 220, height: 220 })
  const pixels = await square.greyscale().raw().toBuffer()
  expect(pixels.filter(light => light > 128).length).toBeGreaterThan(10_000)
})

test("search engines read about the site what the content says, and no offer, price or rating", async ({
  page,
}) => {
  await visit(page, "/")
  const script = page.locator("script[type='application/ld+json']")
  const organization = `${testSiteUrl}/#organization`
  expect(JSON.parse(String(await script.textContent()))).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        name: site.brand,
        url: `${testSiteUrl}/`,
        inLanguage: "en",
        publisher: { "@id": organization },
      },
      {
        "@type": "Organization",
        "@id": organization,
        name: site.brand,
        url: `${testSiteUrl}/`,
        logo: `${testSiteUrl}/icon-512.png`,
        foundingDate: String(site.established),
        address: { "@type": "PostalAddress", addressLocality: site.headquarters },
        email: site.email,
        telephone: site.phone,
      },
      {
        "@type": "ItemList",
        name: site.hotels.heading,
        itemListElement: hotels.map(({ name, location }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: { "@type": "Hotel", name, address: location },
        })),
      },
    ],
  })
})

test("search engines read so on the home page alone, and find nothing of the page for unknown paths", async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text()
  for (const { path } of pages.slice(1)) expect(await html(path)).not.toContain("ld+json")
  expect(await html(unknown)).toMatch(/<meta name="robots" content="noindex"/)
  expect(await html(unknown)).not.toMatch(/rel="canonical"|og:url/)
})

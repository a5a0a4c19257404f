import { readdirSync, readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { pages } from "./pages"
import { visit } from "./steps"
import { expect, test } from "./test"

/** Size of a file of the built site as a static host sends it, bytes. */
function sent(file: string): number {
  return brotliCompressSync(readFileSync(`public/${file}`)).length
}

for (const { name, path, file, expectedMessages } of pages) {
  test.describe(name, () => {
    test.use({ expectedMessages })

    test("is at most 14,000 bytes of HTML, brotli", () => {
      expect(sent(file)).toBeLessThanOrEqual(14_000)
    })

    test("is painted before anything but its HTML has come", async ({ page }) => {
      const others: string[] = []
      await page.route(/127\.0\.0\.1/, async route => {
        if (route.request().isNavigationRequest()) return route.continue()
        others.push(route.request().url())
      })
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
        )
        .toBe(1)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(others.length).toBeGreaterThan(3)
      await page.unrouteAll({ behavior: "ignoreErrors" })
    })

    test("has its styles inlined and all of its scripts asynchronous", async ({ page }) => {
      await visit(page, path)
      const { html, blocking } = await page.evaluate(async () => ({
        html: await (await fetch(location.href)).text(),
        blocking: performance
          .getEntriesByType("resource")
          .filter(
            entry => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
          )
          .map(entry => entry.name),
      }))
      expect(blocking).toEqual([])
      expect(html).toContain("<style")
      expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/)
      const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? []
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.filter(script => !/ async/.test(script))).toEqual([])
    })
  })
}

test("the first view of the home page asks for at most 86,000 bytes of JavaScript, brotli", async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith(".js")) scripts.add(pathname)
  })
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  expect(scripts.size).toBeGreaterThan(2)
  const bytes = [...scripts].reduce((sum, file) => sum + sent(file), 0)
  expect(bytes, [...scripts].join(" ")).toBeLessThanOrEqual(86_000)
})

test("the fonts are at most 30,000 bytes", () => {
  const fonts = readdirSync("public/static").filter(file => /\.woff2?$/.test(file))
  expect(fonts.length).toBeGreaterThan(0)
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(`public/static/${file}`).length, 0)
  expect(bytes).toBeLessThanOrEqual(30_000)
})

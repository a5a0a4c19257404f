import { expect, test } from "../browser/fixtures"
import {
  expectPage,
  expectToBeAt,
  follow,
  prefetched,
  recordNavigations,
  visit,
} from "../browser/page-helpers"
import { unknownPath } from "../specification"
import { siteBelowPath } from "../test-sites"

test.use({ site: siteBelowPath })

const { prefix, url } = siteBelowPath

test("below a path, requests and links use the path, without a full load", async ({ page }) => {
  const strays: string[] = []
  page.on("request", request => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === "127.0.0.1" && !pathname.startsWith(`${prefix}/`)) strays.push(pathname)
  })
  await visit(page, `${prefix}/`)
  await prefetched(page)
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${url}/`)
  for (const icon of await page.locator("link[rel$=icon]").all()) {
    const address = await icon.getAttribute("href")
    expect((await page.request.get(String(address))).status(), `${address}`).toBe(200)
  }
  const sitemap = await page.request.get(`${prefix}/sitemap.xml`)
  expect(await sitemap.text()).toContain(`<loc>${url}/terms</loc>`)
  const font = String(await page.locator("[as=font]").first().getAttribute("href"))
  const { "cache-control": kept } = (await page.request.get(font)).headers()
  expect(kept, font).toContain("immutable")
  const navigations = recordNavigations(page)
  await follow(page, "Booking")
  await expectToBeAt(page, "booking")
  await follow(page, "Terms")
  await expect(page).toHaveURL(`${prefix}/terms`)
  await expectPage(page, "Terms and Conditions")
  await follow(page, "About")
  await expect(page).toHaveURL(new RegExp(`${prefix}/?#about$`))
  await expectToBeAt(page, "about")
  expect(navigations).toEqual([])
  expect(strays).toEqual([])
  await visit(page, prefix + unknownPath)
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}/?$`))
  await expectPage(page, /casino/i)
})

import { expect, test } from "../browser/fixtures"
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
  await page.visit(`${prefix}/`)
  await page.prefetched()
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
  const navigations = page.recordNavigations()
  await page.follow("Booking")
  await page.expectToBeAt("booking")
  await page.follow("Terms")
  await expect(page).toHaveURL(`${prefix}/terms`)
  await page.expectPage("Terms and Conditions")
  await page.follow("About")
  await expect(page).toHaveURL(new RegExp(`${prefix}/?#about$`))
  await page.expectToBeAt("about")
  expect(navigations).toEqual([])
  expect(strays).toEqual([])
  await page.visit(prefix + unknownPath)
  await page.getByRole("main").getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}/?$`))
  await page.expectPage(/casino/i)
})

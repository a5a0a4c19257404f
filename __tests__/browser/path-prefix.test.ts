import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { grownPublic, grownSiteUrl, grownPrefix as prefix } from "../test-site"
import { startHost } from "./host"
import { expectToBeAt, loadedAhead, visit } from "./steps"
import { expect, test, unknown } from "./test"

let host: Server
let site: string

test.beforeAll(async () => {
  host = await startHost(0, grownPublic, prefix)
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}${prefix}`
})

test.afterAll(() => {
  host.close()
})

test("below a path, all requests are below it", async ({ page }) => {
  const strays: string[] = []
  page.on("request", request => {
    const { origin, pathname } = new URL(request.url())
    if (site.startsWith(origin) && !pathname.startsWith(`${prefix}/`)) strays.push(pathname)
  })
  await visit(page, `${site}/`)
  await loadedAhead(page)
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${grownSiteUrl}/`)
  for (const link of ["manifest", "icon", "apple-touch-icon"]) {
    const address = await page
      .locator(`link[rel="${link}"]`)
      .evaluate(element => (element as HTMLLinkElement).href)
    expect((await page.request.get(address)).status(), address).toBe(200)
  }
  expect(strays).toEqual([])
})

test("below a path, the links of the header and the footer lead to the right pages", async ({
  page,
}) => {
  await visit(page, `${site}/`)
  const main = page.getByRole("navigation", { name: "Main" })
  const loads: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  await main.getByRole("link", { name: "Booking" }).click()
  await expectToBeAt(page, "booking")
  await main.getByRole("link", { name: "Terms" }).click()
  await expect(page).toHaveURL(`${site}/terms`)
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible()
  await main.getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL(new RegExp(`^${site}/?#about$`))
  await expectToBeAt(page, "about")
  await main.getByRole("link", { name: "Contact" }).click()
  await expectToBeAt(page, "contact")
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click()
  await expect(page).toHaveURL(`${site}/privacy`)
  await main.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(new RegExp(`^${site}/?#home$`))
  expect(loads).toEqual([])
})

test("below a path, the link back from an unknown page leads to the site", async ({ page }) => {
  await visit(page, site + unknown)
  await page.getByRole("main").getByRole("link").first().click()
  await expect(page).toHaveURL(new RegExp(`^${site}(/|$)`))
  await expect(page.getByRole("heading", { level: 1, name: /casino/i })).toBeVisible()
})

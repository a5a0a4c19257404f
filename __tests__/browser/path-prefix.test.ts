import { grownPublic, grownSiteUrl, grownPrefix as prefix } from "../test-site"
import { noteLoads } from "./loads"
import { expectToBeAt, loadedAhead, visit } from "./steps"
import { expect, test, unknown } from "./test"

test.use({ site: { folder: grownPublic, prefix } })

test("below a path, all requests are below it", async ({ page }) => {
  const strays: string[] = []
  page.on("request", request => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === "127.0.0.1" && !pathname.startsWith(`${prefix}/`)) strays.push(pathname)
  })
  await visit(page, `${prefix}/`)
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

test("below a path, the links of the header, the footer and an unknown page lead to the right pages", async ({
  page,
}) => {
  await visit(page, `${prefix}/`)
  const main = page.getByRole("navigation", { name: "Main" })
  const loads = noteLoads(page)
  await main.getByRole("link", { name: "Booking" }).click()
  await expectToBeAt(page, "booking")
  await main.getByRole("link", { name: "Terms" }).click()
  await expect(page).toHaveURL(`${prefix}/terms`)
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible()
  await main.getByRole("link", { name: "About" }).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}/?#about$`))
  await expectToBeAt(page, "about")
  await main.getByRole("link", { name: "Contact" }).click()
  await expectToBeAt(page, "contact")
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click()
  await expect(page).toHaveURL(`${prefix}/privacy`)
  await main.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(new RegExp(`${prefix}/?#home$`))
  expect(loads).toEqual([])

  await visit(page, prefix + unknown)
  await page.getByRole("main").getByRole("link").first().click()
  await expect(page).toHaveURL(new RegExp(`${prefix}(/|$)`))
  await expect(page.getByRole("heading", { level: 1, name: /casino/i })).toBeVisible()
})

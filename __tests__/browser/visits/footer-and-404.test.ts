import { legalPages, sections } from "../../specification"
import { testSiteUrl } from "../../test-sites"
import { expect, test } from "../fixtures"
import { expectPage, expectToBeAt, settledScroll, visit } from "../page-helpers"

test("the footer links open pages with their titles, and sections", async ({ page }) => {
  const link = (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name: new RegExp(`^${name}( us)?$`) })
  await visit(page, "/")
  for (const { inFooter, path, title } of legalPages) {
    await link(inFooter).click()
    await expect(page).toHaveURL(path)
    await expectPage(page, title)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", testSiteUrl + path)
    expect(await settledScroll(page)).toBe(0)
  }
  for (const { name, anchor } of sections) {
    await link("Privacy Policy").click()
    await expectPage(page, "Privacy Policy")
    await link(name).click()
    await expect(page).toHaveURL(`/#${anchor}`)
    await expectToBeAt(page, anchor)
  }
})

test("an unknown path shows 'Unexpected Application Error!' and links back", async ({ page }) => {
  await visit(page, "/no-such-page")
  await expectPage(page, "Unexpected Application Error!")
  const main = page.getByRole("main")
  await expect(main).toContainText(/404 Not Found/i)
  await expect(page).toHaveTitle(/^Unexpected Application Error!/)
  await main.getByRole("link", { name: "Casino Hotels" }).click()
  await expect(page).toHaveURL("/#casino-hotels")
  await expectToBeAt(page, "casino-hotels")
  await page.goBack()
  await expectPage(page, "Unexpected Application Error!")
  await main.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("button", { name: "Start Playing" })).toBeVisible()
})

test.describe("at a path that cannot be decoded", () => {
  test.use({ expectedMessages: /404/ })

  test("shows the page for unknown paths, whose links work", async ({ page }) => {
    await page.goto("/100%")
    await expectPage(page, "Unexpected Application Error!")
    await page.getByRole("main").getByRole("link", { name: "Casino Hotels" }).click()
    await expectToBeAt(page, "casino-hotels")
  })
})

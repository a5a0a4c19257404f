import site from "../../content/site.json"
import {
  footerLinks,
  headerLinks,
  helplines,
  legalPages,
  paths,
  reach,
  sections,
} from "../../specification"
import { testSiteUrl } from "../../test-site"
import { expectPage, expectToBeAt, links, linksOf, menu, scrolled, visit } from "../steps"
import { expect, test } from "../test"

for (const path of paths) {
  test(`${path} has the specified header and footer`, async ({ page }) => {
    await visit(page, path)
    expect(await linksOf(links(page)), "links of the header").toEqual(headerLinks(path))
    await expect(menu(page), "the menu's button, on a wide screen").toBeHidden()
    const wordmark = page.getByRole("banner").getByRole("link", { name: site.brand })
    expect(await linksOf(wordmark)).toEqual([[site.brand, "/"]])

    const footer = page.getByRole("contentinfo")
    for (const [name, expected] of Object.entries(footerLinks(path))) {
      const list = footer.getByRole("navigation", { name }).getByRole("link")
      expect(await linksOf(list), `the footer's ${name}`).toEqual(expected)
      await expect(footer.getByRole("heading", { level: 2, name })).toBeVisible()
    }
    const contact = path === "/" ? "#contact" : "/#contact"
    expect(await linksOf(footer.getByRole("link")), "other links of the footer").toEqual(
      expect.arrayContaining([["Contact us", contact], ...reach, ...helplines]),
    )
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.brand}`)
    await expect(footer).toContainText("gateway to casino hotels worldwide")
    await expect(footer).toContainText(/for adults only.*takes no bets/s)
    const credits =
      /photographs show the places.*Fczarnowski, CC BY-SA 4\.0.*Silveira Neto, CC BY-SA 2\.0/s
    if (path === "/") await expect(footer).toContainText(credits)
  })
}

test("the footer's links lead to pages, with their titles, and to sections", async ({ page }) => {
  const link = (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name: new RegExp(`^${name}( us)?$`) })
  await visit(page, "/")
  for (const { inFooter, path, title } of legalPages) {
    await link(inFooter).click()
    await expect(page).toHaveURL(path)
    await expectPage(page, title)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", testSiteUrl + path)
    expect(await scrolled(page)).toBe(0)
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

  test("the page for unknown paths is shown, and works", async ({ page }) => {
    await page.goto("/100%")
    await expectPage(page, "Unexpected Application Error!")
    await page.getByRole("main").getByRole("link", { name: "Casino Hotels" }).click()
    await expectToBeAt(page, "casino-hotels")
  })
})

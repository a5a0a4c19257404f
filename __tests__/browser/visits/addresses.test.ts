// Addresses that are unknown, mistyped, or encoded by a mail program.
import { expect, test } from "../fixtures"
import { expectPage, expectToBeAt, follow, scrollTo, settledScroll, visit } from "../page-helpers"

const unknown = "Unexpected Application Error!"

test("an unknown path shows “Unexpected Application Error!” and a link to the home page", async ({
  page,
}) => {
  await visit(page, "/no-such-page")
  await expectPage(page, unknown)
  await expect(page).toHaveTitle(new RegExp(`^${unknown}`))
  const main = page.getByRole("main")
  await expect(main).toContainText(/404 Not Found/i)
  await main.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
  await expectPage(page, /casino/i)
})

test.describe("a mistyped or encoded address", () => {
  test.use({ expectedMessages: /404/ })

  for (const [path, hint] of [
    ["/%23booking", "/#booking"],
    ["/terms%23introduction", "/terms#introduction"],
    ["/privacy%3Futm=1", "/privacy?utm=1"],
    ["/terms%0A", "/terms"],
    ["/some%2Fpath"],
    ["/%5Cterms"],
    ["/100%"],
  ] as const) {
    test(`${path} shows the not-found page and ${hint ? `suggests ${hint}` : "its usual links"}`, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: "networkidle" })
      await expectPage(page, unknown)
      const main = page.getByRole("main")
      await expect(main.getByText("Did you mean")).toBeVisible({ visible: hint !== undefined })
      await main.getByRole("link", { name: hint ?? "Casino Hotels", exact: true }).click()
      await expect(page).toHaveURL(hint ?? "/#casino-hotels")
    })
  }
})

test("an unknown fragment does not scroll the page", async ({ page }) => {
  await visit(page, "/terms")
  await scrollTo(page, 900)
  await settledScroll(page)
  await page.evaluate(() => location.assign("#no-such-section"))
  await expect(page).toHaveURL("/terms#no-such-section")
  expect(await settledScroll(page)).toBe(900)
})

test("section links work when the browser allows no more history entries", async ({ page }) => {
  await visit(page, "/")
  await page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException("Too many calls", "SecurityError")
    }
  })
  await follow(page, "About")
  await expect(page).toHaveURL("/#about")
  await expectToBeAt(page, "about")
})

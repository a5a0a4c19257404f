// Addresses that are unknown, mistyped, or encoded by a mail program.
import { expect, test } from "../fixtures"
import { expectPage, visit } from "../page-helpers"

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

  for (const path of ["/%23booking", "/privacy%3Futm=1", "/terms%0A", "/some%2Fpath", "/100%"]) {
    test(`${path} shows the not-found page and its links`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" })
      await expectPage(page, unknown)
      await page.getByRole("main").getByRole("link", { name: "Casino Hotels" }).click()
      await expect(page).toHaveURL("/#casino-hotels")
    })
  }
})

test("a link with a fragment that cannot be decoded opens its page at the top", async ({
  page,
}) => {
  await visit(page, "/")
  await page.evaluate(() => self.___navigate("/terms#%E0"))
  await expectPage(page, "Terms and Conditions")
  await expect(page.getByRole("main")).toBeFocused()
})

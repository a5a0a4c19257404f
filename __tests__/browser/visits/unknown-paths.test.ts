import { expect, test } from "../fixtures"
import { expectPage, expectToBeAt, visit } from "../page-helpers"

test("an unknown path shows “Unexpected Application Error!” and links to the home page", async ({
  page,
}) => {
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

  test("the page for unknown paths opens, and its links work", async ({ page }) => {
    await page.goto("/100%")
    await expectPage(page, "Unexpected Application Error!")
    await page.getByRole("main").getByRole("link", { name: "Casino Hotels" }).click()
    await expectToBeAt(page, "casino-hotels")
  })
})

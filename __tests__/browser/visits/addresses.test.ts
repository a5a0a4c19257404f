// Addresses of sections, and addresses that are unknown, mistyped, or encoded by a mail program.
import { unknownPath } from "../../specification"
import { expect, test } from "../fixtures"

const unknown = "Unexpected Application Error!"

test.use({ expectedMessages: /404/ })

for (const address of ["/#contact", "/privacy#user-rights"]) {
  test(`${address} opens at its section`, async ({ page }) => {
    await page.visit(address)
    await page.expectToBeAt(String(address.split("#")[1]))
  })
}

for (const path of [unknownPath, "/%23booking", "/100%"]) {
  test(`${path} shows “${unknown}” and links to the site`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: "networkidle" })
    expect(response?.status()).toBe(404)
    await page.expectPage(unknown)
    await expect(page).toHaveTitle(new RegExp(`^${unknown}`))
    const main = page.getByRole("main")
    await expect(main).toContainText(/404 Not Found/i)
    await main.getByRole("link", { name: "Casino Hotels" }).click()
    await expect(page).toHaveURL("/#casino-hotels")
    await page.expectPage(/casino/i)
  })
}

import { visit } from "./steps"
import { expect, test } from "./test"

test.use({ expectedMessages: [/status of 404/] })

for (const path of ["/no-such-page", "/terms/no-such-page", "/booking"]) {
  test(`the unknown path ${path} shows 'Unexpected Application Error!'`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Unexpected Application Error!/)
    const main = page.getByRole("main")
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    )
    await expect(main.getByText("404 Not Found", { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

test("the unknown path still shows the site's header and footer", async ({ page }) => {
  await visit(page, "/no-such-page")
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("contentinfo")).toBeVisible()
})

for (const [name, address] of [
  ["Home", "/"],
  ["Casino Hotels", "/#casino-hotels"],
] as const) {
  test(`from an unknown path ${name} leads back`, async ({ page }) => {
    await visit(page, "/no-such-page")
    await page.getByRole("main").getByRole("link", { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole("button", { name: "Start Playing" })).toBeVisible()
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the unknown path shows the same, and the ways back work", async ({ page }) => {
    await page.goto("/no-such-page")
    await expect(page.getByText("404 Not Found", { exact: true })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Home" }).click()
    await expect(page).toHaveURL("/")
  })
})

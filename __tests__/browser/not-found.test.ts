import { expect, test } from "./test"

test.use({ expectedMessages: [/status of 404/] })

for (const path of ["/no-such-page", "/terms/no-such-page", "/booking"]) {
  test(`a static host answers the unknown path ${path} with 'Unexpected Application Error!'`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain("<h1>Unexpected Application Error!</h1>")
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the unknown path shows the same, and the links back work", async ({ page }) => {
    await page.goto("/no-such-page")
    await expect(page.getByText("404 Not Found", { exact: true })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Home" }).click()
    await expect(page).toHaveURL("/")
  })
})

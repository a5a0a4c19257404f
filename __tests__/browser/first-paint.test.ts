import { expectToBeAt, scrolled, scrollTo } from "./steps"
import { expect, test } from "./test"
import { unhydrated } from "./unhydrated"

const names = ["Start Playing", "View All Casino Hotels"]

for (const { when, open, expectedMessages } of unhydrated) {
  test.describe(when, () => {
    test.use({ expectedMessages })

    for (const name of names) {
      test(`${name} jumps to the hotels at a click, Enter and Space`, async ({ page }) => {
        await open(page)
        await page.getByRole("searchbox").fill("Singapore")
        const button = page.getByRole("button", { name, exact: true })
        for (const key of ["", "Enter", "Space"]) {
          await scrollTo(page, 0)
          await button.focus()
          await scrolled(page)
          await (key ? button.press(key) : button.click())
          await expectToBeAt(page, "casino-hotels")
          await expect(page).toHaveURL("/#casino-hotels")
        }
        await expect(page.getByRole("searchbox")).toHaveValue("Singapore")
      })
    }

    test("the header turns solid past 20 px", async ({ page }) => {
      await open(page)
      const header = page.getByRole("banner")
      await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
      await scrollTo(page, 21)
      await expect(header).toHaveCSS("background-color", "rgb(75, 29, 120)")
      await scrollTo(page, 0)
      await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
    })
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const name of ["Start Playing", "View All Casino Hotels"]) {
    test(`${name} jumps to the hotels`, async ({ page }) => {
      await page.goto("/")
      await page.getByRole("button", { name, exact: true }).click()
      await expect(page).toHaveURL("/#casino-hotels")
      await expect(page.getByRole("heading", { name: "Casino hotels" })).toBeInViewport()
    })
  }
})

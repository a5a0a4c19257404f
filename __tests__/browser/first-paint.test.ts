import { header, headlines } from "../specification"
import { expectToBeAt, scrolled, scrollTo, visit } from "./steps"
import { expect, test, unknown } from "./test"
import { unhydrated } from "./unhydrated"

const names = ["Start Playing", "View All Casino Hotels"]

for (const { when, open, expectedMessages } of unhydrated) {
  test.describe(when, () => {
    test.use({ expectedMessages })

    test("the header turns solid, and the buttons jump to the hotels at a click, Enter and Space", async ({
      page,
    }) => {
      await open(page)
      const banner = page.getByRole("banner")
      for (const [top, colour] of [
        [0, header.atTop],
        [header.threshold + 1, header.scrolled],
        [0, header.atTop],
      ] as const) {
        await scrollTo(page, top)
        await expect(banner).toHaveCSS("background-color", colour)
      }
      await page.getByRole("searchbox").fill("Singapore")
      for (const name of names) {
        const button = page.getByRole("button", { name, exact: true })
        for (const key of ["", "Enter", "Space"]) {
          await scrollTo(page, 0)
          await button.focus()
          await scrolled(page)
          await (key ? button.press(key) : button.click())
          await expectToBeAt(page, "casino-hotels")
          await expect(page).toHaveURL("/#casino-hotels")
        }
      }
      await expect(page.getByRole("searchbox")).toHaveValue("Singapore")
    })
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the first headline is seen, the buttons jump to the hotels, and unknown paths have links back", async ({
    page,
  }) => {
    for (const name of names) {
      await page.goto("/")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(headlines[0]))
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
      await page.getByRole("button", { name, exact: true }).click()
      await expect(page).toHaveURL("/#casino-hotels")
      await expect(page.getByRole("heading", { name: "Casino hotels" })).toBeInViewport()
    }
    await page.goto(unknown)
    await expect(page.getByText("404 Not Found", { exact: true })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Home" }).click()
    await expect(page).toHaveURL("/")
  })
})

test("on a page shorter than the view, the header is transparent", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 9000 })
  await visit(page, "/terms")
  await expect(page.getByRole("contentinfo")).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("banner")).toHaveCSS("background-color", header.atTop)
})

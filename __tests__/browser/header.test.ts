import { visit } from "./steps"
import { expect, test } from "./test"

test.describe("on a page shorter than the view", () => {
  test.use({ viewport: { width: 1280, height: 9000 } })

  test("the header is transparent", async ({ page }) => {
    await visit(page, "/terms")
    await expect(page.getByRole("contentinfo")).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
  })
})

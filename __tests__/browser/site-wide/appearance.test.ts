import type { Page } from "@playwright/test"
import { packedChromium } from "../chromium"
import { expect, test, testPhotoHosts } from "../fixtures"
import { bookingForm, sendButton } from "../forms"
import { fixRandom, menu, visit } from "../page-helpers"

// Other browsers draw text differently. CI must not skip this test.
test.skip(
  ({ launchOptions }) => launchOptions.executablePath !== packedChromium && !process.env.CI,
  "The snapshots need the Chromium from npm, for Linux on x64.",
)

/** Opens a page and waits for its fonts. */
async function visitForSnapshot(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await fixRandom(page, 0)
  await visit(page, path)
  await page.evaluate(() => document.fonts.ready)
}

test("the pages, the menu and the form errors match their snapshots, on x64 Linux", async ({
  page,
}) => {
  // The copyright line contains the current year.
  const mask = [page.getByText("All rights reserved.")]
  for (const width of [375, 1280]) {
    await visitForSnapshot(page, "/", width)
    await page.getByRole("button", { name: "Start Playing" }).focus()
    for (const photo of await page.locator("img").all()) {
      await photo.evaluate(image => image.setAttribute("loading", "eager"))
      await expect(photo).toHaveJSProperty("complete", true)
    }
    await expect.soft(page).toHaveScreenshot(`index-${width}.png`, { fullPage: true, mask })
    // The next snapshot shows the page without photos.
    await page.route(
      url => testPhotoHosts.includes(url.host),
      route => route.abort(),
    )
  }
  for (const [path, name, width] of [
    ["/terms", "terms-1440.png", 1440],
    ["/no-such-page", "404-1280.png", 1280],
  ] as const) {
    await visitForSnapshot(page, path, width)
    await expect.soft(page).toHaveScreenshot(name, { mask })
  }
  await visitForSnapshot(page, "/", 375)
  await menu(page).click()
  await expect.soft(page).toHaveScreenshot("menu-375.png")
  await menu(page).click()
  const form = bookingForm(page)
  await sendButton(form).click()
  await form.getByLabel("Destination").blur()
  await expect.soft(form.locator("form")).toHaveScreenshot("errors-375.png")
})

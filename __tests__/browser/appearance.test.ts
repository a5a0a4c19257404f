import type { Page } from "@playwright/test"
import { wholeChromium } from "./chromium"
import { bookingForm } from "./forms"
import { pages } from "./pages"
import { reasonNotToCompare } from "./picture-record"
import { fixChance, visit } from "./steps"
import { expect, test } from "./test"

const unlike = reasonNotToCompare()
test.skip(unlike !== undefined, unlike)

// The headless shell draws letters otherwise; the style tag below needs the policy out of its way.
test.use({ launchOptions: wholeChromium, bypassCSP: true })

const screens = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** Opens a page in the text face, whether or not that came before the first paint. */
async function visitForPicture(page: Page, path: string) {
  await fixChance(page, 0)
  await visit(page, path)
  const face = await page.locator("link[as=font][media]").first().getAttribute("href")
  await page.addStyleTag({
    content: `@font-face { font-family: Text; src: url("${face}"); font-weight: 400 600 } :root { --font-body: Text }`,
  })
  await page.evaluate(() => document.fonts.ready)
}

for (const viewport of screens) {
  const { width } = viewport
  test(`at ${width} px the pages, a refused request and the menu look as they did`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const { path, file } of pages) {
      await visitForPicture(page, path)
      for (const photo of await page.locator("img").all()) {
        await photo.evaluate(image => image.setAttribute("loading", "eager"))
        await expect(photo).toHaveJSProperty("complete", true)
      }
      await expect.soft(page).toHaveScreenshot(`${file.replace(".html", "")}-${width}.png`, {
        // Privacy is built like Terms: its first screen is enough.
        fullPage: file !== "privacy.html",
        // It contains the current year.
        mask: [page.getByText("All rights reserved.")],
      })
    }
    await visitForPicture(page, "/")
    const menu = page.getByRole("button", { name: "Menu" })
    if (width === 375) {
      await menu.click()
      await expect.soft(page).toHaveScreenshot("menu-375.png")
      await menu.click()
    }
    const form = bookingForm(page).locator("form")
    await form.getByRole("button", { name: "Request Booking" }).click()
    await form.getByLabel("Destination").blur()
    await expect.soft(form).toHaveScreenshot(`refused-${width}.png`)
  })
}

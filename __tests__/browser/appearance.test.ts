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

test.beforeEach(async ({ page }) => {
  await fixChance(page, 0)
})

/** Opens a page in the body face that Chromium's Debian package depends on, so that it is the same everywhere. */
async function visitForPicture(page: Page, path: string) {
  await visit(page, path)
  await page.addStyleTag({ content: ':root { --font-body: "Liberation Sans" }' })
}

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { name, path, file, expectedMessages } of pages) {
      test.describe(name, () => {
        test.use({ expectedMessages })

        test("looks as it did", async ({ page }) => {
          await visitForPicture(page, path)
          for (const photo of await page.locator("img").all()) {
            await photo.evaluate(image => image.setAttribute("loading", "eager"))
            await expect(photo).toHaveJSProperty("complete", true)
          }
          await expect(page).toHaveScreenshot(
            `${file.replace(".html", "")}-${viewport.width}.png`,
            {
              // Privacy is built like Terms: its first screen is enough.
              fullPage: file !== "privacy.html",
              // It contains the current year.
              mask: [page.getByText("All rights reserved.")],
            },
          )
        })
      })
    }

    test("a refused booking request looks as it did", async ({ page }) => {
      await visitForPicture(page, "/")
      const form = bookingForm(page).locator("form")
      await form.getByRole("button", { name: "Request Booking" }).click()
      await form.getByLabel("Destination").blur()
      await expect(form).toHaveScreenshot(`refused-${viewport.width}.png`)
    })
  })
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test("the open menu looks as it did", async ({ page }) => {
    await visitForPicture(page, "/")
    await page.getByRole("button", { name: "Menu" }).click()
    await expect(page).toHaveScreenshot("menu-375.png")
  })
})

import { findChromium } from "./chromium"
import { bookingForm, fill, noteAlerts, stay } from "./forms"
import { visit } from "./steps"
import { expect, test } from "./test"

// Playwright switches the cache off.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
})

test("a page from the back-forward cache is as it was left, and works", async ({ page }) => {
  const alerts = noteAlerts(page)
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted)
    })
  })
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await page.goto("/icon.svg")
  // Playwright's own goBack waits for a load, and there is none.
  await page.evaluate(() => history.back())
  await expect(page.locator("html")).toHaveAttribute("data-restored", "true")
  await expect(bookingForm(page).getByText("3 nights · 4 guests")).toBeVisible()
  await bookingForm(page).getByRole("button", { name: "Request Booking" }).click()
  await expect.poll(() => alerts).toHaveLength(1)
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expect(page.getByRole("heading", { level: 1, name: /terms/i })).toBeVisible()
})

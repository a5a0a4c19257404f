import type { Page } from "@playwright/test"
import { wholeChromium } from "./chromium"
import { bookingForm, fill, noteAlerts, stay } from "./forms"
import { answerAfter, goToTerms, hydrated, visit } from "./steps"
import { expect, test } from "./test"

// Playwright switches the cache off, and the headless shell has none.
test.use({
  launchOptions: { ...wholeChromium, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
})

/** Leaves a page and comes back, and makes sure that the page comes from the cache. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => console.log(`persisted: ${persisted}`)),
  )
  const restored = page.waitForEvent("console", message => message.text() === "persisted: true")
  await page.goto("/icon.svg")
  // Playwright's own goBack waits for a load, and there is none.
  await page.evaluate(() => history.back())
  await restored
}

test("a page from the back-forward cache is as it was left, and works", async ({ page }) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await leaveAndReturn(page)
  await expect(bookingForm(page).getByText("3 nights · 4 guests")).toBeVisible()
  await bookingForm(page).getByRole("button", { name: "Request Booking" }).click()
  await expect.poll(() => alerts).toHaveLength(1)
  await goToTerms(page)
})

test("a page that was left before its scripts arrived gets them on the way back", async ({
  page,
}) => {
  await answerAfter(page, 1000)
  let left = false
  await page.route("**/*.js", route => (left ? route.continue() : undefined))
  const asked = page.waitForRequest("**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await asked
  left = true
  await leaveAndReturn(page)
  await hydrated(page)
})

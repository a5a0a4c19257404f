// What screen readers announce.
import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures"

/** The text in view in live regions. A change in it is announced at once. */
const liveText = (page: Page) =>
  page
    .locator("[aria-live=polite], [role=status]:not([aria-live])")
    .filter({ visible: true })
    .allInnerTexts()

// With Chromium, Orca says whatever a live region contains at load.
test("live regions are silent while the page loads", async ({ page }) => {
  const release = await page.openBeforeScripts()
  expect((await liveText(page)).join("")).toBe("")
  release()
  await page.hydrated()
  await expect(page.bookingForm.getByText("2 guests")).toBeAttached()
  expect((await liveText(page)).join("")).toBe("")
})

test("leaving a field announces its error; a submission moves the focus", async ({ page }) => {
  await page.visit("/")
  const form = page.contactForm
  const email = form.getByLabel("Email")
  await email.fill("foo")
  await email.blur()
  await expect.poll(() => liveText(page)).toContainEqual(expect.stringMatching(/Enter an email/))
  await page.bookingForm.getByRole("button", { name: "More guests" }).click()
  await expect.poll(() => liveText(page)).toContain("3 guests")
  await page.reload()
  await page.hydrated()
  await email.fill("foo")
  await page.sendButton(form).click()
  await expect(form.getByLabel("Name")).toBeFocused()
  await expect(form.getByText("Enter a message.")).toBeVisible()
  expect((await liveText(page)).join("")).toBe("")
})

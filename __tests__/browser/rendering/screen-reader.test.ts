// What screen readers announce.
import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, sendButton } from "../forms"
import { hydrated, openBeforeScripts, visit } from "../page-helpers"

/** The text in view in live regions. A change in it is announced at once. */
const liveText = (page: Page) =>
  page
    .locator("[aria-live=polite], [role=status]:not([aria-live])")
    .filter({ visible: true })
    .allInnerTexts()

// With Chromium, Orca says whatever a live region contains at load.
test("live regions are silent while the page loads", async ({ page }) => {
  const release = await openBeforeScripts(page)
  expect((await liveText(page)).join("")).toBe("")
  release()
  await hydrated(page)
  await expect(bookingForm(page).getByText("2 guests")).toBeAttached()
  expect((await liveText(page)).join("")).toBe("")
})

test("an error is announced on leaving its field, and after a rejected submission only by the focus", async ({
  page,
}) => {
  await visit(page, "/")
  const form = contactForm(page)
  const email = form.getByLabel("Email")
  await email.fill("foo")
  await email.blur()
  await expect.poll(() => liveText(page)).toContainEqual(expect.stringMatching(/Enter an email/))
  await bookingForm(page).getByRole("button", { name: "More guests" }).click()
  await expect.poll(() => liveText(page)).toContain("3 guests")
  await page.reload()
  await hydrated(page)
  await email.fill("foo")
  await sendButton(form).click()
  await expect(form.getByLabel("Name")).toBeFocused()
  await expect(form.getByText("Enter a message.")).toBeVisible()
  expect((await liveText(page)).join("")).toBe("")
})

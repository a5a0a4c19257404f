import type { Page } from "@playwright/test"
import { bookingForm, contactForm, fill, message, noteAlerts, stay } from "./forms"
import { hold, hydrated } from "./steps"
import { expect, test } from "./test"

/** Opens the home page without its scripts; the returned function lets them arrive. */
async function openEarly(page: Page) {
  const release = await hold(page, "**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  return release
}

test("a message that is sent before hydration is answered then, once, and cleared", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  await fill(contactForm(page), message)
  await contactForm(page).getByLabel("Name").press("Enter")
  await expect(contactForm(page).getByRole("button")).toHaveAccessibleName("Being prepared…")
  await expect(contactForm(page).getByLabel("Message")).toHaveValue(message.Message)
  release()
  await expect(contactForm(page).getByLabel("Message")).toHaveValue("")
  await expect(contactForm(page).getByRole("button")).toHaveAccessibleName("Send Message")
  expect(alerts).toHaveLength(1)
  expect(alerts[0]).toContain("Ada Lovelace")
})

test("a form refused before hydration shows the site's messages and hints, then and after it, and is never answered", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  const form = bookingForm(page)
  await fill(form, { ...stay, Destination: "", "Check-out date": stay["Check-in date"] })
  await form.getByRole("button").click()
  const destination = form.getByLabel("Destination")
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  await expect(form.getByRole("button")).toHaveAccessibleName("Request Booking")
  release()
  await hydrated(page)
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  const hint = form.getByRole("status").filter({ hasText: "not after check-in" })
  await expect(hint).toBeVisible()
  expect(alerts).toEqual([])
})

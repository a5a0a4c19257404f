import type { Page } from "@playwright/test"
import { bookingForm, contactForm, fill, message, noteAlerts, stay } from "./forms"
import { hold, hydrated, noteDoings } from "./steps"
import { expect, test } from "./test"

const send = (page: Page) => bookingForm(page).getByRole("button").click()
const write = (page: Page) => contactForm(page).getByRole("button").click()

/** Opens the home page without its scripts; the returned function lets them arrive. */
async function openEarly(page: Page) {
  const release = await hold(page, "**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  return release
}

test("a request that is sent before hydration is answered then, once, as it was when it was sent", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  await fill(bookingForm(page), stay)
  await send(page)
  await expect(bookingForm(page).getByRole("button")).toHaveAccessibleName("Being prepared…")
  await fill(bookingForm(page), { Destination: "Singapore" })
  await send(page)
  expect(alerts).toEqual([])

  release()
  await expect.poll(() => alerts).toHaveLength(1)
  expect(alerts[0]).toContain("for Macau China")
  const button = bookingForm(page).getByRole("button")
  await expect(button).toHaveAccessibleName("Request Booking")
  await expect(bookingForm(page).getByLabel("Destination")).toHaveValue("Singapore")
  await button.click()
  await expect.poll(() => alerts).toHaveLength(2)
  expect(alerts[1]).toContain("for Singapore")
})

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

test("text written after a message was sent before hydration is kept", async ({ page }) => {
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  await fill(contactForm(page), message)
  await write(page)
  await fill(contactForm(page), { Name: "Charles Babbage", Message: "And a second question." })
  release()
  await expect.poll(() => alerts).toHaveLength(1)
  expect(alerts[0]).toContain("Ada Lovelace")
  await expect(contactForm(page).getByLabel("Message")).toHaveValue("And a second question.")
})

test("a form refused before hydration shows the site's messages, and is never answered", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  const release = await openEarly(page)
  await send(page)
  const destination = bookingForm(page).getByLabel("Destination")
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  await expect(bookingForm(page).getByRole("button")).toHaveAccessibleName("Request Booking")
  release()
  await hydrated(page)
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  expect(alerts).toEqual([])
})

test("a check-out chosen too early before hydration brings its hint after it", async ({ page }) => {
  const release = await openEarly(page)
  await fill(bookingForm(page), { ...stay, "Check-out date": stay["Check-in date"] })
  release()
  const hint = bookingForm(page).getByRole("status").filter({ hasText: "not after check-in" })
  await expect(hint).toBeVisible()
})

test("a form that is sent leads nowhere, neither before hydration nor after", async ({ page }) => {
  const release = await openEarly(page)
  const doings = noteDoings(page)
  await fill(contactForm(page), message)
  await write(page)
  release()
  await expect.poll(() => doings).toContainEqual(expect.stringMatching(/^dialog: /))
  expect(doings).toHaveLength(1)
})

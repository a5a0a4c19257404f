// Tests that need a real browser; the others are in unit/components/forms.test.tsx.
import { expect, test } from "../fixtures"
import {
  bookingForm,
  clearanceOf,
  contactForm,
  fill,
  message,
  recordAlerts,
  sendButton,
  stay,
} from "../forms"
import { settledScroll, visit } from "../page-helpers"

test.use({ viewport: { width: 375, height: 800 } })

test("arrow keys change the number of guests; the mouse wheel does not", async ({ page }) => {
  await visit(page, "/")
  const guests = page.getByRole("spinbutton", { name: "Number of guests" })
  await guests.press("ArrowUp")
  await expect(guests).toHaveValue("3")
  await guests.click()
  await page.mouse.wheel(0, 300)
  await settledScroll(page)
  await expect(guests).toHaveValue("3")
})

test("an invalid field gets the focus, scrolls into view and shows its error", async ({ page }) => {
  const alerts = recordAlerts(page)
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await fill(contactForm(page), message)
  const valid: Record<string, string> = { ...stay, ...message }
  for (const [form, label, value, error] of [
    [bookingForm(page), "Destination", "", "Select a destination."],
    [bookingForm(page), "Number of guests", "", "Enter a whole number of guests from 1 to 10."],
    [bookingForm(page), "Number of guests", "11", "Enter a whole number of guests from 1 to 10."],
    [bookingForm(page), "Check-in date", "", /check.in date with a four-digit year/],
    // As from somebody who types 26 for the year.
    [bookingForm(page), "Check-out date", "0026-12-24", /check.out date with a four-digit year/],
    [contactForm(page), "Name", "", "Enter your name."],
    [contactForm(page), "Email", "ada at analytical", /such as name@example\.com/],
    [contactForm(page), "Message", "", "Enter a message."],
  ] as const) {
    await fill(form, { [label]: value })
    await sendButton(form).click()
    const field = form.getByLabel(label)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(error)
    await settledScroll(page)
    expect(await field.evaluate(clearanceOf), `'${value}' as ${label}`).toBeGreaterThanOrEqual(0)
    await fill(form, { [label]: String(valid[label]) })
  }
  expect(alerts).toEqual([])
})

test("the submit button stays in place when a field is left with an error", async ({ page }) => {
  await visit(page, "/")
  const send = sendButton(contactForm(page))
  const email = contactForm(page).getByLabel("Email")
  await email.click()
  await email.fill("ada")
  await settledScroll(page)
  const before = await send.boundingBox()
  // The pointer is pressed on the button and not yet released.
  await send.evaluate(button => {
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    button.focus({ preventScroll: true })
  })
  expect(await send.boundingBox()).toEqual(before)
  await expect(email).toHaveAccessibleDescription(/such as name@example\.com/)
})

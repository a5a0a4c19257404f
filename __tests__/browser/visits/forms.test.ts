// Tests that need a real browser; the others are in unit/components/forms.test.tsx.
import { expect, test } from "../fixtures"
import { message, stay } from "../forms"

test.use({ viewport: { width: 375, height: 800 } })

test("arrow keys change the number of guests; the mouse wheel does not", async ({ page }) => {
  await page.visit("/")
  const guests = page.getByRole("spinbutton", { name: "Number of guests" })
  await guests.press("ArrowUp")
  await expect(guests).toHaveValue("3")
  await expect(page.getByRole("button", { name: "Fewer guests" })).toHaveCSS("cursor", "pointer")
  await guests.click()
  await page.mouse.wheel(0, 300)
  await page.settledScroll()
  await expect(guests).toHaveValue("3")
})

/** Runs in the page: the smaller gap (px), from the header to a field's label or from the field to the window's bottom. */
function clearanceOf(field: Element): number {
  const [label] = (field as HTMLInputElement).labels ?? []
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
  const above = (label ?? field).getBoundingClientRect().top - header
  const { top, height } = field.getBoundingClientRect()
  // The message does not fit into a window zoomed in to 400%.
  return Math.min(above, innerHeight - top - Math.min(height, innerHeight / 4))
}

test("an invalid field gets the focus, scrolls into view and shows its error", async ({ page }) => {
  const alerts = page.recordAlerts()
  await page.visit("/")
  await page.fillIn(stay)
  await page.fillIn(message)
  const valid: Record<string, string> = { ...stay, ...message }
  for (const [form, label, value, error] of [
    [page.bookingForm, "Destination", "", "Select a destination."],
    [page.bookingForm, "Number of guests", "", "Enter a whole number of guests from 1 to 10."],
    [page.bookingForm, "Number of guests", "11", "Enter a whole number of guests from 1 to 10."],
    [page.bookingForm, "Check-in date", "", /check.in date with a four-digit year/],
    // As from somebody who types 26 for the year.
    [page.bookingForm, "Check-out date", "0026-12-24", /check.out date with a four-digit year/],
    [page.contactForm, "Name", "", "Enter your name."],
    [page.contactForm, "Email", "ada at analytical", /such as name@example\.com/],
    [page.contactForm, "Message", "", "Enter a message."],
  ] as const) {
    await page.fillIn({ [label]: value })
    await page.sendButton(form).click()
    const field = form.getByLabel(label)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(error)
    for (const size of ["375 × 800", "667 × 375", "568 × 320", "320 × 256", "1280 × 500"]) {
      const [width = 0, height = 0] = size.split(" × ").map(Number)
      await page.setViewportSize({ width, height })
      await page.sendButton(form).click()
      await page.settledScroll()
      expect.soft(await field.evaluate(clearanceOf), `${label}, ${size}`).toBeGreaterThanOrEqual(0)
    }
    await page.fillIn({ [label]: String(valid[label]) })
  }
  expect(alerts).toEqual([])
})

test("the submit button stays in place when a field is left with an error", async ({ page }) => {
  await page.visit("/")
  const send = page.sendButton(page.contactForm)
  const email = page.contactForm.getByLabel("Email")
  await email.click()
  await email.fill("ada")
  await page.settledScroll()
  const before = await send.boundingBox()
  // The pointer is pressed on the button and not yet released.
  await send.evaluate(button => {
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    button.focus({ preventScroll: true })
  })
  expect(await send.boundingBox()).toEqual(before)
  await expect(email).toHaveAccessibleDescription(/such as name@example\.com/)
})

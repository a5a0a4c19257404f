import { expect, test } from "../fixtures"
import { bookingForm, clearanceOf, fill, recordAlerts, sendButton, stay } from "../forms"
import { settledScroll, visit } from "../page-helpers"

// unit/components/forms.test.tsx tests what needs no real browser.

test("arrow keys change the number of guests; the mouse wheel does not", async ({ page }) => {
  await visit(page, "/")
  const guests = page.getByRole("spinbutton", { name: "Number of guests" })
  const more = page.getByRole("button", { name: "More guests" })
  const fewer = page.getByRole("button", { name: "Fewer guests" })
  await guests.press("ArrowUp")
  await expect(guests).toHaveValue("3")
  for (const key of ["Enter", "Space"]) await more.press(key)
  await fewer.press("Enter")
  await expect(guests).toHaveValue("4")
  await expect(bookingForm(page).locator("output")).toHaveText("4 guests")
  await guests.click()
  await page.mouse.wheel(0, 300)
  await settledScroll(page)
  await expect(guests).toHaveValue("4")
  for (const button of [fewer, more]) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height), "target size, px").toBeGreaterThanOrEqual(44)
  }
})

test("the first invalid field is focused and in view, and shows its error", async ({ page }) => {
  const alerts = recordAlerts(page)
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  for (const [label, value, message] of [
    ["Destination", "", "Please select a destination."],
    ["Number of guests", "", "Please enter a number of guests from 1 to 10."],
    ["Number of guests", "11", "Please enter a number of guests from 1 to 10."],
    ["Check-in date", "", "Please choose a check-in date."],
    ["Check-out date", "", "Please choose a check-out date."],
  ] as const) {
    await fill(bookingForm(page), { [label]: value })
    await sendButton(bookingForm(page)).click()
    const field = bookingForm(page).getByLabel(label)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(message)
    await settledScroll(page)
    expect(await field.evaluate(clearanceOf), `'${value}' as ${label}`).toBeGreaterThanOrEqual(0)
    await fill(bookingForm(page), { [label]: stay[label] })
  }
  expect(alerts).toEqual([])
})

import site from "../../content/site.json"
import { destinations } from "../../specification"
import { bookingForm, fill, noteAlerts, roomAround, sendButton, stay } from "../forms"
import { scrolled, visit } from "../steps"
import { expect, test } from "../test"

test("the booking form has its list, blank at first, and 2 guests of 1 to 10", async ({ page }) => {
  await visit(page, "/")
  const form = bookingForm(page)
  const destination = form.getByRole("combobox", { name: "Destination" })
  await expect(destination).toHaveValue("")
  await expect(destination.getByRole("option")).toHaveText(["Select destination", ...destinations])
  const guests = form.getByRole("spinbutton", { name: "Number of guests" })
  await expect(guests).toHaveValue("2")
  await expect(guests).toHaveAttribute("min", "1")
  await expect(guests).toHaveAttribute("max", "10")
  for (const label of ["Check-in date", "Check-out date"]) {
    await expect(form.getByLabel(label)).toHaveAttribute("type", "date")
    await expect(form.getByLabel(label)).toHaveValue("")
  }
  await expect(form).toContainText(site.booking.privacy)
  await guests.press("ArrowUp")
  await expect(guests).toHaveValue("3")
})

test("buttons make guests more or fewer, 1 to 10, and the stay says so", async ({ page }) => {
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  const guests = page.getByRole("spinbutton", { name: "Number of guests" })
  const fewer = page.getByRole("button", { name: "Fewer guests" })
  const more = page.getByRole("button", { name: "More guests" })
  const step = async (button: typeof fewer, count: number) => {
    await button.click()
    await expect(guests).toHaveValue(String(count))
    await expect(bookingForm(page).locator("output")).toContainText(` ${count} guest`)
    await expect(fewer).toHaveAttribute("aria-disabled", String(count === 1))
    await expect(more).toHaveAttribute("aria-disabled", String(count === 10))
  }
  for (const count of [3, 2, 1]) await step(fewer, count)
  await step(more, 2)
  await fill(bookingForm(page), { "Number of guests": "9" })
  await step(more, 10)
  await more.press("Enter")
  await expect(guests).toHaveValue("10")
  for (const key of ["Enter", "Space"]) await fewer.press(key)
  await expect(guests).toHaveValue("8")
  await fill(bookingForm(page), { "Number of guests": "11" })
  await step(fewer, 10)
  await fill(bookingForm(page), { "Number of guests": "" })
  await step(more, 1)
  for (const button of [fewer, more]) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height), "target, px").toBeGreaterThanOrEqual(44)
  }
})

for (const width of [375, 1280]) {
  test(`at ${width} px a wrong request is refused beside the field, in view`, async ({ page }) => {
    const alerts = noteAlerts(page)
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/")
    await fill(bookingForm(page), stay)
    for (const [label, value, message] of [
      ["Destination", "", "Please select a destination."],
      ["Number of guests", "", "Please enter 1 to 10 guests."],
      ["Number of guests", "11", "Please enter 1 to 10 guests."],
      ["Number of guests", "0", "Please enter 1 to 10 guests."],
      ["Number of guests", "-1", "Please enter 1 to 10 guests."],
      ["Number of guests", "1.5", "Please enter 1 to 10 guests."],
      ["Check-in date", "", "Please choose a date."],
      ["Check-out date", "", "Please choose a date."],
    ] as const) {
      await fill(bookingForm(page), { [label]: value })
      await sendButton(bookingForm(page)).click()
      const field = bookingForm(page).getByLabel(label)
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(message)
      await scrolled(page)
      expect(await field.evaluate(roomAround), `'${value}' as ${label}`).toBeGreaterThanOrEqual(0)
      await fill(bookingForm(page), { [label]: stay[label] })
    }
    expect(alerts).toEqual([])
  })
}

test("one alert names destination, dates and guests, and the values stay", async ({ page }) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  await fill(bookingForm(page), stay)
  await sendButton(bookingForm(page)).click()
  await expect.poll(() => alerts).toHaveLength(1)
  expect(alerts[0]).toMatch(/request submitted for Macau China/)
  expect(alerts[0]).toContain("from December 30, 2026 to January 2, 2027, for 4 guests")
  for (const [label, value] of Object.entries(stay)) {
    await expect(bookingForm(page).getByLabel(label)).toHaveValue(value)
  }

  await fill(bookingForm(page), { "Number of guests": "10", "Check-out date": "20262-12-30" })
  await bookingForm(page).getByLabel("Number of guests").press("Enter")
  await expect.poll(() => alerts).toHaveLength(2)
  expect(alerts[1]).toContain("to December 30, 20262, for 10 guests")
})

test("the stay is shown as chosen; an early check-out is hinted at, and sent", async ({ page }) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  const form = bookingForm(page)
  const told = form.locator("output")
  await expect(told).toHaveText("")
  await fill(form, stay)
  await expect(told).toHaveText(/^3 nights\b.*\b4 guests$/)
  const checkOut = form.getByLabel("Check-out date")
  for (const [day, written] of [
    ["2026-12-29", "December 29, 2026"],
    ["2026-12-30", "December 30, 2026"],
  ] as const) {
    await fill(form, { ...stay, "Number of guests": "1" })
    await expect(checkOut).toHaveAccessibleDescription("")
    await checkOut.fill(day)
    await expect(told).not.toContainText("night")
    await expect(checkOut).toHaveAccessibleDescription(/is not after/)
    await expect(form.getByRole("status").filter({ hasText: "is not after" })).toBeVisible()
    await sendButton(form).click()
    await expect.poll(() => alerts.at(-1)).toContain(`to ${written}, for 1 guest.`)
  }
})

import { bookingForm, fill, noteAlerts, stay } from "./forms"
import { visit } from "./steps"
import { expect, test } from "./test"

test("the destination is chosen from a list of eight, blank by default", async ({ page }) => {
  await visit(page, "/")
  const destination = bookingForm(page).getByRole("combobox", { name: "Destination" })
  await expect(destination).toHaveValue("")
  await expect(destination.locator("option:checked")).toHaveText("Select destination")
  await expect(destination.getByRole("option")).toHaveText([
    "Select destination",
    "Las Vegas Nevada",
    "Monte Carlo Monaco",
    "Macau China",
    "Singapore",
    "Dublin Ireland",
    "Atlantic City New Jersey",
    "Aruba Caribbean",
    "Melbourne Australia",
  ])
})

test("the number of guests is 1 to 10 and starts at 2", async ({ page }) => {
  await visit(page, "/")
  const guests = bookingForm(page).getByRole("spinbutton", { name: "Number of guests" })
  await expect(guests).toHaveValue("2")
  await expect(guests).toHaveAttribute("min", "1")
  await expect(guests).toHaveAttribute("max", "10")
  await guests.press("ArrowUp")
  await expect(guests).toHaveValue("3")
})

for (const [label, value] of Object.entries(stay)) {
  test(`${label} is required: without it the request is refused`, async ({ page }) => {
    const alerts = noteAlerts(page)
    await visit(page, "/")
    const form = bookingForm(page)
    await fill(form, { ...stay, [label]: "" })
    await form.getByRole("button", { name: "Request Booking" }).click()
    await expect(form.getByLabel(label)).toBeFocused()
    expect(alerts).toEqual([])
    await fill(form, { [label]: value })
    await form.getByRole("button", { name: "Request Booking" }).click()
    expect(alerts).toHaveLength(1)
  })
}

for (const [guests, taken] of [
  ["0", false],
  ["1", true],
  ["10", true],
  ["11", false],
] as const) {
  test(`a request for ${guests} guests is ${taken ? "taken" : "refused"}`, async ({ page }) => {
    const alerts = noteAlerts(page)
    await visit(page, "/")
    const form = bookingForm(page)
    await fill(form, { ...stay, "Number of guests": guests })
    await form.getByRole("button", { name: "Request Booking" }).click()
    expect(alerts).toHaveLength(taken ? 1 : 0)
  })
}

for (const [guests, written] of [
  ["1", "1 guest"],
  ["2", "2 guests"],
] as const) {
  test(`the alert tells the destination, the dates and ${written}; the values stay`, async ({
    page,
  }) => {
    const alerts = noteAlerts(page)
    await visit(page, "/")
    const form = bookingForm(page)
    const values = { ...stay, "Number of guests": guests }
    await fill(form, values)
    await form.getByRole("button", { name: "Request Booking" }).click()
    expect(alerts).toHaveLength(1)
    expect(alerts[0]).toMatch(/^alert: .*request.*submitted/)
    expect(alerts[0]).toContain("for Macau China")
    expect(alerts[0]).toContain("from December 30, 2026 to January 2, 2027")
    expect(alerts[0]).toMatch(new RegExp(`for ${written}\\b`))
    for (const [label, value] of Object.entries(values)) {
      await expect(form.getByLabel(label)).toHaveValue(value)
    }
  })
}

for (const [when, checkOut] of [
  ["before", "2026-12-29"],
  ["the day of", "2026-12-30"],
] as const) {
  test(`a check-out ${when} check-in brings a polite hint at once and is accepted`, async ({
    page,
  }) => {
    const alerts = noteAlerts(page)
    await visit(page, "/")
    const form = bookingForm(page)
    const field = form.getByLabel("Check-out date")
    const hint = form.getByRole("status").filter({ hasText: "not after check-in" })
    await fill(form, stay)
    await expect(hint).toHaveCount(0)
    await fill(form, { "Check-out date": checkOut })
    await expect(hint).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/not after check-in/)
    await form.getByRole("button", { name: "Request Booking" }).click()
    expect(alerts).toHaveLength(1)
    await fill(form, { "Check-out date": "2026-12-31" })
    await expect(hint).toHaveCount(0)
    await expect(field).toHaveAccessibleDescription("")
  })
}

test("the stay is told in nights and guests as it is chosen", async ({ page }) => {
  await visit(page, "/")
  const form = bookingForm(page)
  const told = form.locator("output")
  await expect(told).toContainText("2 guests")
  await expect(told).not.toContainText("night")
  await fill(form, stay)
  await expect(told).toContainText(/\b3 nights\b.*\b4 guests\b/)
  await fill(form, { "Number of guests": "1", "Check-out date": "2026-12-31" })
  await expect(told).toContainText(/\b1 night\b.*\b1 guest\b/)
  await fill(form, { "Check-out date": "2026-12-30" })
  await expect(told).not.toContainText("night")
})

for (const timezoneId of ["Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Dublin"]) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("dates and nights are right, over a change of the clocks too", async ({ page }) => {
      const alerts = noteAlerts(page)
      await visit(page, "/")
      const form = bookingForm(page)
      await fill(form, { ...stay, "Check-in date": "2027-03-27", "Check-out date": "2027-03-29" })
      await expect(form.locator("output")).toContainText("2 nights")
      await form.getByRole("button", { name: "Request Booking" }).click()
      expect(alerts[0]).toContain("from March 27, 2027 to March 29, 2027")
    })
  })
}

import { bookingForm, fill, noteAlerts, stay } from "./forms"
import { visit } from "./steps"
import { expect, test } from "./test"

test("dates and nights are right in every time zone, over a change of the clocks too", async ({
  page,
}) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  const form = bookingForm(page)
  const devtools = await page.context().newCDPSession(page)
  for (const timezoneId of ["Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Dublin"]) {
    await devtools.send("Emulation.setTimezoneOverride", { timezoneId })
    await fill(form, { ...stay, "Check-in date": "2027-03-27", "Check-out date": "2027-03-29" })
    await expect(form.locator("output"), timezoneId).toContainText("2 nights")
    await form.getByRole("button", { name: "Request Booking" }).click()
    expect(alerts.pop(), timezoneId).toContain("from March 27, 2027 to March 29, 2027")
    await fill(form, stay)
  }
})

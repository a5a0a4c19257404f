import { bookingForm, fill, stay } from "./forms"
import { visit } from "./steps"
import { expect, test } from "./test"

test("nights are right in every time zone, over a change of the clocks too", async ({ page }) => {
  await visit(page, "/")
  const form = bookingForm(page)
  const devtools = await page.context().newCDPSession(page)
  for (const timezoneId of ["Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Dublin"]) {
    await devtools.send("Emulation.setTimezoneOverride", { timezoneId })
    await fill(form, { "Check-in date": "2027-03-27", "Check-out date": "2027-03-29" })
    await expect(form.locator("output"), timezoneId).toContainText("2 nights")
    await fill(form, stay)
  }
})

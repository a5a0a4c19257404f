import { bookingForm, fill, noteAlerts, stay } from "./forms"
import { visit } from "./steps"
import { expect, test } from "./test"

for (const timezoneId of ["Pacific/Pago_Pago", "Pacific/Kiritimati", "Europe/Dublin"]) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("dates and nights are right, over a change of the clocks and in years of five digits too", async ({
      page,
    }) => {
      const alerts = noteAlerts(page)
      await visit(page, "/")
      const form = bookingForm(page)
      await fill(form, { ...stay, "Check-in date": "2027-03-27", "Check-out date": "2027-03-29" })
      await expect(form.locator("output")).toContainText("2 nights")
      await form.getByRole("button", { name: "Request Booking" }).click()
      expect(alerts[0]).toContain("from March 27, 2027 to March 29, 2027")
      await fill(form, { "Check-out date": "20262-12-30" })
      await form.getByRole("button", { name: "Request Booking" }).click()
      expect(alerts[1]).toContain("to December 30, 20262")
    })
  })
}

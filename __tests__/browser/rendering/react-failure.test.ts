import { expect, test } from "../fixtures"
import { stay } from "../forms"

test.use({ expectedMessages: /cannot be updated/ })

test("if React cannot render a form, both ask visitors to write or call", async ({ page }) => {
  const alerts = page.recordAlerts()
  await page.visit("/")
  const booking = page.bookingForm
  await page.fillIn(stay)
  // Makes React's next update of the summary throw.
  await booking.locator("output").evaluate(output => {
    const set = () => {
      throw new Error("cannot be updated")
    }
    Object.defineProperty(output.firstChild, "nodeValue", { get: () => "", set })
  })
  await booking.getByRole("button", { name: "More guests" }).click()
  for (const form of [booking, page.contactForm])
    await expect(form.getByText("This form needs JavaScript")).toBeVisible()
  await page.sendButton(booking).click()
  await expect(booking.getByLabel("Destination")).toHaveValue(stay.Destination)
  expect(alerts).toEqual([])
  await page.openTermsFromFooter()
})

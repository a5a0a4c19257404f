import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, recordAlerts, sendButton, stay } from "../forms"
import { openTermsFromFooter, visit } from "../page-helpers"

test.use({ expectedMessages: /cannot be updated/ })

test("if React cannot render a form, both ask visitors to write or call", async ({ page }) => {
  const alerts = recordAlerts(page)
  await visit(page, "/")
  const booking = bookingForm(page)
  await fill(booking, stay)
  // Makes React's next update of the summary throw.
  await booking.locator("output").evaluate(output => {
    const set = () => {
      throw new Error("cannot be updated")
    }
    Object.defineProperty(output.firstChild, "nodeValue", { get: () => "", set })
  })
  await booking.getByRole("button", { name: "More guests" }).click()
  for (const form of [booking, contactForm(page)])
    await expect(form.getByText("This form needs JavaScript")).toBeVisible()
  await sendButton(booking).click()
  await expect(booking.getByLabel("Destination")).toHaveValue(stay.Destination)
  expect(alerts).toEqual([])
  await openTermsFromFooter(page)
})

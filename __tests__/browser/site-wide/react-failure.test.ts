import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { openTermsFromFooter, visit } from "../page-helpers"

test.use({ expectedMessages: /cannot be updated/ })

test("a form that React cannot render shows how to write", async ({ page }) => {
  const alerts = recordAlerts(page)
  await visit(page, "/")
  const booking = bookingForm(page)
  await fill(booking, { ...stay, "Number of guests": "2" })
  // React's next update of the summary throws.
  await booking.locator("output").evaluate(output => {
    const set = () => {
      throw new Error("cannot be updated")
    }
    for (const node of [output, output.firstChild]) {
      for (const words of ["nodeValue", "textContent"]) {
        Object.defineProperty(node, words, { get: () => "", set })
      }
    }
  })
  await fill(booking, { "Number of guests": "4" })
  await expect(page.locator("#booking")).toHaveAttribute("data-failed")

  await expect(booking.getByText("This form needs JavaScript")).toBeVisible()
  await sendButton(booking).click()
  await expect(sendButton(booking)).toHaveAccessibleName("Request Booking")
  expect(alerts).toEqual([])

  await fill(contactForm(page), message)
  await sendButton(contactForm(page)).click()
  await expect.poll(() => alerts).toHaveLength(1)
  await openTermsFromFooter(page)
})

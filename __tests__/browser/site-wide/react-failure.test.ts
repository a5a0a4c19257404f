import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { expectPage, openTermsFromFooter, visit } from "../page-helpers"

test.use({ expectedMessages: /cannot be updated/ })

test("a form that React cannot render asks visitors to write or call, and the other form works", async ({
  page,
}) => {
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
  await expect(booking.getByText("This form needs JavaScript")).toBeVisible()
  await sendButton(booking).click()
  await expect(sendButton(booking)).toHaveAccessibleName("Request Booking")
  expect(alerts).toEqual([])

  await fill(contactForm(page), message)
  await sendButton(contactForm(page)).click()
  await expect.poll(() => alerts).toHaveLength(1)
})

test("the page stays usable after an error outside its sections", async ({ page }) => {
  await page.addInitScript(() => {
    const { mark } = performance
    performance.mark = (name, options) => {
      if (name === "onInitialClientRender") throw new Error("cannot be updated")
      return mark.call(performance, name, options)
    }
  })
  const failed = page.waitForEvent("pageerror")
  await page.goto("/")
  await failed
  await expectPage(page, /casino/i)
  await openTermsFromFooter(page)
})

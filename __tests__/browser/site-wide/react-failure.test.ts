import { readFileSync } from "node:fs"
import { testPublic } from "../../test-sites"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { expectPage, openTermsFromFooter, recordNavigations, visit } from "../page-helpers"

test.use({ expectedMessages: /cannot be updated|null/ })

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

test("an error outside of every section leaves the page as its HTML", async ({ page }) => {
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

test("a page that fails to render after a link loads in full", async ({ page }) => {
  const file = "page-data/terms/page-data.json"
  const data = JSON.parse(readFileSync(`${testPublic}/${file}`, "utf8"))
  data.result.data.legal.sections = null
  await page.route(`**/${file}`, route => route.fulfill({ json: data }))
  await visit(page, "/")
  const navigations = recordNavigations(page)
  await openTermsFromFooter(page)
  await expect.poll(() => navigations).toEqual(["/terms"])
  await expect(page.getByRole("region", { name: "Contact Information" })).toBeVisible()
})

import { headlines } from "../../specification"
import { translate } from "../../translate"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import {
  expectPage,
  expectToBeAt,
  follow,
  hydrated,
  openBeforeScripts,
  openTermsFromFooter,
} from "../page-helpers"

// React logs that the HTML does not match its render.
test.use({ expectedMessages: /Minified React error #418/ })

const inputs = { Search: "a suite above the harbor", ...stay }

for (const when of ["after hydration", "continuously"]) {
  test.describe(`on a page translated ${when}`, () => {
    test.beforeEach(async ({ page }) => {
      const release = await openBeforeScripts(page)
      await fill(page.getByRole("main"), inputs)
      if (when === "continuously") await page.evaluate(translate, true)
      release()
      await hydrated(page)
      if (when === "after hydration") await page.evaluate(translate, false)
    })

    test("typed values stay when the visitor goes to Terms and back", async ({ page }) => {
      await openTermsFromFooter(page)
      await page.goBack()
      for (const [label, value] of Object.entries(inputs)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
      }
    })

    test("both forms are answered", async ({ page }) => {
      const alerts = recordAlerts(page)
      await bookingForm(page).getByRole("button", { name: "More guests" }).click()
      await expect(bookingForm(page).locator("output")).toHaveText(/^5 guests\b.*3 nights$/)
      await sendButton(bookingForm(page)).click()
      await fill(contactForm(page), message)
      await sendButton(contactForm(page)).click()
      await expect.poll(() => alerts).toHaveLength(2)
    })

    test("the headline stays in English, and links work", async ({ page }) => {
      const title = await page.getByRole("heading", { level: 1 }).textContent()
      expect(headlines).toContain(title)
      await follow(page, "About")
      await expectToBeAt(page, "about")
      await follow(page, "Privacy")
      await expectPage(page, "Privacy Policy")
    })
  })
}

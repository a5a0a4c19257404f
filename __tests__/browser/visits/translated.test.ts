import site from "../../content/site.json"
import { translate } from "../../translate"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { expectPage, expectToBeAt, follow, hydrated, openBeforeScripts } from "../page-helpers"

// React logs that the HTML does not match its render.
test.use({ expectedMessages: /Minified React error #418/ })

for (const when of ["after hydration", "continuously"]) {
  test.describe(`on a page translated ${when}`, () => {
    test.beforeEach(async ({ page }) => {
      const release = await openBeforeScripts(page)
      await fill(bookingForm(page), stay)
      if (when === "continuously") await page.evaluate(translate, true)
      release()
      await hydrated(page)
      if (when === "after hydration") await page.evaluate(translate, false)
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
      expect(site.hero.headlines).toContain(title)
      await follow(page, "About")
      await expectToBeAt(page, "about")
      await follow(page, "Privacy")
      await expectPage(page, "Privacy Policy")
    })
  })
}

import site from "../../content/site.json"
import { translate } from "../../translate"
import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { expectPage, expectToBeAt, follow, hydrated, openBeforeScripts } from "../page-helpers"

// React logs that the HTML does not match its render.
test.use({ expectedMessages: /Minified React error #418/ })

for (const when of ["after hydration", "continuously"]) {
  test(`on a page translated ${when}, forms are answered and links work`, async ({ page }) => {
    const alerts = recordAlerts(page)
    const form = bookingForm(page)
    const release = await openBeforeScripts(page)
    await fill(form, stay)
    if (when === "continuously") await page.evaluate(translate, true)
    release()
    await hydrated(page)
    if (when === "after hydration") await page.evaluate(translate, false)
    const title = await page.getByRole("heading", { level: 1 }).textContent()
    expect(site.hero.headlines).toContain(title)
    await form.getByRole("button", { name: "More guests" }).click()
    await expect(form.locator("output")).toHaveText(/^5 guests\b.*3 nights$/)
    await sendButton(form).click()
    await fill(contactForm(page), message)
    await sendButton(contactForm(page)).click()
    await expect.poll(() => alerts).toHaveLength(2)
    await follow(page, "About")
    await expectToBeAt(page, "about")
    await follow(page, "Privacy")
    await expectPage(page, "Privacy Policy")
  })
}

import site from "../../content/site.json"
import { translate } from "../../translate"
import { expect, test } from "../fixtures"
import { message, stay } from "../forms"

// React logs that the HTML does not match its render.
test.use({ expectedMessages: /Minified React error #418/ })

for (const when of ["after hydration", "continuously"]) {
  test(`on a page translated ${when}, forms are answered and links work`, async ({ page }) => {
    const alerts = page.recordAlerts()
    const form = page.bookingForm
    const release = await page.openBeforeScripts()
    await page.fillIn(stay)
    if (when === "continuously") await page.evaluate(translate, true)
    release()
    await page.hydrated()
    if (when === "after hydration") await page.evaluate(translate, false)
    const title = await page.getByRole("heading", { level: 1 }).textContent()
    expect(site.hero.headlines).toContain(title)
    await form.getByRole("button", { name: "More guests" }).click()
    await expect(form.locator("output")).toHaveText(/^5 guests\b.*3 nights$/)
    await page.sendButton(form).click()
    await page.fillIn(message)
    await page.sendButton(page.contactForm).click()
    await expect.poll(() => alerts).toHaveLength(2)
    await page.follow("About")
    await page.expectToBeAt("about")
    await page.follow("Privacy")
    await page.expectPage("Privacy Policy")
  })
}

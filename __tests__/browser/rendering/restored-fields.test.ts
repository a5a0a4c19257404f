// Fields that the browser itself restores.
import { expect, test, testPhotoHosts } from "../fixtures"
import { bookingForm, contactForm, fill, stay } from "../forms"
import { hydrated, openTermsFromFooter, visit } from "../page-helpers"

test("Back from another site restores the fields", async ({ page }) => {
  const form = bookingForm(page)
  await visit(page, "/")
  // On a busy machine, Chromium may save the fields only after leaving the page.
  await expect(async () => {
    await fill(form, stay)
    await fill(contactForm(page), { Name: "Ada Lovelace" })
    await page.goto(`https://${testPhotoHosts[0]}/`)
    await page.goBack()
    await hydrated(page)
    for (const [label, value] of Object.entries(stay)) {
      await expect(form.getByLabel(label)).toHaveValue(value, { timeout: 5000 })
    }
  }).toPass()
  await expect(form.locator("output")).toHaveText(/^4 guests\b.*3 nights$/)
  await expect(contactForm(page).getByLabel("Name")).toHaveValue("Ada Lovelace")
  await openTermsFromFooter(page)
  await page.goBack()
  await expect(contactForm(page).getByLabel("Name")).toHaveValue("Ada Lovelace")
})

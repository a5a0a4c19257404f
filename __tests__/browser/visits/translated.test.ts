import type { Page } from "@playwright/test"
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

// React logs that the HTML is not what it renders.
test.use({ expectedMessages: /Minified React error #418/ })

const typed = { Search: "a suite above the harbor", ...stay }

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByRole("main").getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

for (const when of ["after hydration", "continuously"]) {
  test.describe(`on a page translated ${when}`, () => {
    test.beforeEach(async ({ page }) => {
      const release = await openBeforeScripts(page)
      await fill(page.getByRole("main"), typed)
      if (when === "continuously") await page.evaluate(translate, true)
      release()
      await hydrated(page)
      if (when === "after hydration") await page.evaluate(translate, false)
    })

    test("typed values stay, also when the visitor goes to Terms and back", async ({ page }) => {
      await expectTyped(page, typed)
      await openTermsFromFooter(page)
      await page.goBack()
      await expectTyped(page, typed)
    })

    test("forms work", async ({ page }) => {
      const alerts = recordAlerts(page)
      await bookingForm(page).getByRole("button", { name: "More guests" }).click()
      await expect(bookingForm(page).locator("output")).toHaveText(/^5 guests\b.*3 nights$/)
      await sendButton(bookingForm(page)).click()
      await fill(contactForm(page), message)
      await sendButton(contactForm(page)).click()
      await expect.poll(() => alerts).toHaveLength(2)
      await expectTyped(page, { Name: "", Email: "", Message: "" })
    })

    test("the headline stays, and links work", async ({ page }) => {
      const title = String(await page.getByRole("heading", { level: 1 }).textContent())
      expect(headlines).toContain(title)
      await follow(page, "About")
      await expectToBeAt(page, "about")
      await follow(page, "Privacy")
      await expectPage(page, "Privacy Policy")
    })
  })
}

test("a partly typed date stays through hydration", async ({ page }) => {
  const release = await openBeforeScripts(page)
  const date = bookingForm(page).getByLabel("Check-in date")
  await date.focus()
  await date.pressSequentially("1230")
  release()
  await hydrated(page)
  await date.focus()
  await date.press("ArrowRight")
  await date.press("ArrowRight")
  await date.pressSequentially("2026")
  await expect(date).toHaveValue("2026-12-30")
})

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

const typed = { Search: "a suite above the harbor", ...stay, ...message }

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(page.getByRole("main").getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

for (const [width, when] of [
  [390, "after hydration"],
  [1280, "continuously"],
] as const) {
  test(`at ${width} px a page translated ${when} keeps typed values and stays usable`, async ({
    page,
  }) => {
    const alerts = recordAlerts(page)
    await page.setViewportSize({ width, height: 800 })
    const release = await openBeforeScripts(page)
    const title = await page.getByRole("heading", { level: 1 }).textContent()
    await fill(page.getByRole("main"), typed)
    await sendButton(contactForm(page)).click()
    await sendButton(bookingForm(page)).click()
    if (when === "continuously") await page.evaluate(translate, true)
    release()
    await hydrated(page)
    if (when === "after hydration") await page.evaluate(translate, false)
    await expect
      .poll(() => alerts.sort())
      .toEqual([
        expect.stringMatching(/^Booking request submitted for Macau China.*4 guests/),
        expect.stringContaining(message.Name),
      ])
    expect(headlines).toContain(title)
    await expectPage(page, String(title))
    const cleared = { ...typed, Name: "", Email: "", Message: "" }
    await expectTyped(page, cleared)
    await expect(bookingForm(page).locator("output")).toHaveText(/^4 guests\b.*3 nights$/)

    await bookingForm(page).getByRole("button", { name: "More guests" }).click()
    await expect(bookingForm(page).locator("output")).toContainText("5 guests")
    await fill(contactForm(page), message)
    await openTermsFromFooter(page)
    await page.goBack()
    await expectTyped(page, { ...typed, "Number of guests": "5" })
    await sendButton(contactForm(page)).click()
    await expect.poll(() => alerts).toHaveLength(3)
    await expectTyped(page, { Name: "", Email: "", Message: "" })
    await follow(page, "About")
    await expectToBeAt(page, "about")
    await follow(page, "Privacy")
    await expectPage(page, "Privacy Policy")
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

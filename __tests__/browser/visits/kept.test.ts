import { bookingForm, contactForm, fill, message, noteAlerts, sendButton, stay } from "../forms"
import { expectPage, follow, visit } from "../steps"
import { expect, test } from "../test"

test("what was typed is there when a visitor comes back from another page", async ({ page }) => {
  const alerts = noteAlerts(page)
  await visit(page, "/")
  const main = page.getByRole("main")
  const typed = { Search: "a suite above the harbor", ...stay, ...message }
  await fill(main, typed)
  for (const comeBack of [() => page.goBack(), () => follow(page, "Contact")]) {
    await follow(page, "Terms")
    await expectPage(page, "Terms and Conditions")
    await comeBack()
    for (const [label, value] of Object.entries(typed)) {
      await expect(main.getByLabel(label, { exact: true })).toHaveValue(value)
    }
    await expect(bookingForm(page).locator("output")).toHaveText(/^4 guests\b.*3 nights$/)
  }
  await sendButton(contactForm(page)).click()
  await expect.poll(() => alerts).toEqual([expect.stringContaining(message.Name)])
  await expect(contactForm(page).getByLabel("Name")).toHaveValue("")
})

import { expect, test } from "../fixtures"
import { bookingForm, contactForm, fill, message, recordAlerts, sendButton, stay } from "../forms"
import { expectToBeAt, hydrated, openBeforeScripts } from "../page-helpers"

test.use({ viewport: { width: 375, height: 812 } })

for (const [name, key] of [
  ["Start Playing", "Enter"],
  ["View All Casino Hotels", "Space"],
] as const) {
  test(`${key} on ${name} jumps to the hotels before scripts load`, async ({ page }) => {
    await openBeforeScripts(page)
    await page.getByRole("button", { name, exact: true }).press(key)
    await expectToBeAt(page, "casino-hotels")
    await expect(page).toHaveURL("/#casino-hotels")
  })
}

test("steppers change the number of guests before scripts load", async ({ page }) => {
  await openBeforeScripts(page)
  const guests = page.getByRole("spinbutton", { name: "Number of guests" })
  await page.getByRole("button", { name: "More guests" }).click({ clickCount: 2 })
  await expect(guests).toHaveValue("4")
  await page.getByRole("button", { name: "Fewer guests" }).click()
  await expect(guests).toHaveValue("3")
})

test("a form submitted before hydration is answered once, with what it then holds", async ({
  page,
}) => {
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  const form = bookingForm(page)
  await fill(form, stay)
  await sendButton(form).click()
  await fill(form, { Destination: "Singapore" })
  await sendButton(form).click()
  expect(alerts).toEqual([])
  release()
  await expect.poll(() => alerts).toEqual([expect.stringContaining("Singapore")])
})

test("a form submitted before hydration does not navigate in a browser without the method `dialog`", async ({
  page,
}) => {
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  const form = contactForm(page)
  await form.locator("form").evaluate(element => element.setAttribute("method", "get"))
  await fill(form, message)
  await sendButton(form).click()
  release()
  await expect.poll(() => alerts).toHaveLength(1)
  await expect(page).toHaveURL("/")
})

test("an invalid form shows its errors before and after hydration", async ({ page }) => {
  const release = await openBeforeScripts(page)
  const form = bookingForm(page)
  await fill(form, { ...stay, Destination: "" })
  await sendButton(form).click()
  const destination = form.getByLabel("Destination")
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
  release()
  await hydrated(page)
  await expect(destination).toHaveAccessibleDescription("Please select a destination.")
})

test("a partly typed date survives hydration", async ({ page }) => {
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

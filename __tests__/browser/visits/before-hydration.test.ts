import { expect, test } from "../fixtures"
import { bookingForm, fill, recordAlerts, sendButton, stay } from "../forms"
import { expectToBeAt, openBeforeScripts } from "../page-helpers"

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

test("a form shows errors before hydration, and is then answered once", async ({ page }) => {
  const alerts = recordAlerts(page)
  const release = await openBeforeScripts(page)
  const form = bookingForm(page)
  await fill(form, { ...stay, Destination: "" })
  await page.getByRole("button", { name: "More guests" }).click({ clickCount: 2 })
  await page.getByRole("button", { name: "Fewer guests" }).click()
  await sendButton(form).click()
  const destination = form.getByLabel("Destination")
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Select a destination.")
  for (const name of ["Macau China", "Singapore"]) {
    await fill(form, { Destination: name })
    await sendButton(form).click()
  }
  expect(alerts).toEqual([])
  release()
  await expect.poll(() => alerts).toEqual([expect.stringMatching(/Singapore.* 5 guests/)])
})

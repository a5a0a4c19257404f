import { expect, test } from "../fixtures"
import { stay } from "../forms"

test.use({ viewport: { width: 375, height: 812 } })

for (const [name, key] of [
  ["Start Playing", "Enter"],
  ["View All Casino Hotels", "Space"],
] as const) {
  test(`${key} on ${name} jumps to the hotels before scripts load`, async ({ page }) => {
    await page.openBeforeScripts()
    await page.getByRole("button", { name, exact: true }).press(key)
    await page.expectToBeAt("casino-hotels")
    await expect(page).toHaveURL("/#casino-hotels")
  })
}

test("a form shows errors before hydration, and is then answered once", async ({ page }) => {
  const alerts = page.recordAlerts()
  const release = await page.openBeforeScripts()
  const form = page.bookingForm
  await page.fillIn({ ...stay, Destination: "" })
  await page.getByRole("button", { name: "More guests" }).click({ clickCount: 2 })
  await page.getByRole("button", { name: "Fewer guests" }).click()
  await page.sendButton(form).click()
  const destination = form.getByLabel("Destination")
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription("Select a destination.")
  for (const name of ["Macau China", "Singapore"]) {
    await page.fillIn({ Destination: name })
    await page.sendButton(form).click()
  }
  expect(alerts).toEqual([])
  release()
  await expect.poll(() => alerts).toEqual([expect.stringMatching(/Singapore.* 5 guests/)])
})

import legalPages from "../content/legal/pages.json"
import { expect, test } from "./test"

test("the copyright line follows the visitor's clock into another year", async ({ page }) => {
  await page.clock.setFixedTime("2031-01-05T12:00:00Z")
  for (const path of ["/", "/terms", "/privacy"]) {
    await page.goto(path)
    await expect(page.getByRole("contentinfo").getByText(/©/)).toContainText("© 2031 Marquisade")
  }
})

for (const [timezoneId, time, year] of [
  ["Pacific/Kiritimati", "2030-12-31T12:00:00Z", 2031],
  ["Pacific/Pago_Pago", "2031-01-01T10:00:00Z", 2030],
] as const) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`at ${time} the copyright line has the year ${year}`, async ({ page }) => {
      await page.clock.setFixedTime(time)
      await page.goto("/")
      await expect(page.getByRole("contentinfo").getByText(/©/)).toContainText(
        `© ${year} Marquisade`,
      )
    })

    test("the legal pages have the date that the content has", async ({ page }) => {
      await page.clock.setFixedTime(time)
      for (const { slug, updated } of legalPages) {
        await page.goto(`/${slug}`)
        const written = await page
          .getByText(/^Last updated/)
          .getByRole("time")
          .textContent()
        expect(new Date(`${written} UTC`).toISOString().slice(0, 10)).toBe(updated)
      }
    })
  })
}

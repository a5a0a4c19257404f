import legalPages from "../content/legal/pages.json"
import { pages } from "./pages"
import { expectToBeAt, visit } from "./steps"
import { expect, test } from "./test"

for (const { name, path, expectedMessages } of pages) {
  test.describe(name, () => {
    test.use({ expectedMessages })

    test("the footer has the brand's blurb, its links and its lines", async ({ page }) => {
      await visit(page, path)
      const footer = page.getByRole("contentinfo")
      await expect(footer.getByText(/gateway to casino hotels worldwide/)).toBeVisible()
      await expect(
        footer.getByRole("navigation", { name: "Quick links" }).getByRole("link"),
      ).toHaveText(["Home", "Casino Hotels", "Booking", "About"])
      await expect(footer.getByRole("navigation", { name: "Legal" }).getByRole("link")).toHaveText([
        "Terms & Conditions",
        "Privacy Policy",
      ])
      for (const [link, address] of [
        ["info@marquisade.example", "mailto:info@marquisade.example"],
        ["+1 702 555 0148", "tel:+17025550148"],
        ["1-800-MY-RESET", "tel:1-800-697-3738"],
        ["1-800-GAMBLER", "tel:1-800-426-2537"],
      ] as const) {
        await expect(footer.getByRole("link", { name: link })).toHaveAttribute("href", address)
      }
      await expect(footer.getByText(/for adults only/)).toContainText("takes no bets")
      await expect(footer.getByText(/photographs show the places/)).toContainText(
        /Fczarnowski, CC BY-SA 4\.0.*Silveira Neto, CC BY-SA 2\.0/,
      )
      await expect(footer.getByText(/©/)).toContainText(`© ${new Date().getFullYear()} Marquisade`)
    })
  })
}

for (const path of ["/", "/terms"]) {
  for (const [name, anchor] of [
    ["Home", "home"],
    ["Casino Hotels", "casino-hotels"],
    ["Booking", "booking"],
    ["About", "about"],
    [/^Contact/, "contact"],
  ] as const) {
    test(`the footer's ${name} link leads from ${path} to its section`, async ({ page }) => {
      await visit(page, path)
      await page.getByRole("contentinfo").getByRole("link", { name }).click()
      await expect(page).toHaveURL(`/#${anchor}`)
      await expectToBeAt(page, anchor)
    })
  }
}

for (const [name, path] of [
  ["Terms & Conditions", "/terms"],
  ["Privacy Policy", "/privacy"],
] as const) {
  test(`the footer's ${name} link goes to its page`, async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("contentinfo").getByRole("link", { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  })
}

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

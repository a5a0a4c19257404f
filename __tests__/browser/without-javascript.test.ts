import { headerLinks, headlines } from "../specification"
import { bookingForm, contactForm } from "./forms"
import { photoOf, showsPanel } from "./photo-steps"
import { expect, test } from "./test"

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

test("the home page shows the first headline, buttons that jump and monograms where photos fail", async ({
  page,
}) => {
  await page.route(/^https:/, route => route.abort())
  for (const name of ["Start Playing", "View All Casino Hotels"]) {
    await page.goto("/")
    const headline = page.getByRole("heading", { level: 1, name: headlines[0] })
    await expect(headline).toBeInViewport()
    await page.getByRole("button", { name, exact: true }).click()
    await expect(page).toHaveURL("/#casino-hotels")
    await expect(page.getByRole("heading", { name: "Casino hotels" })).toBeInViewport()
  }
  // What scripts alone would make of use is not seen.
  await expect(page.getByRole("spinbutton", { name: "Number of guests" })).toHaveValue("2")
  await expect(page.getByRole("button", { name: /guests$/ })).toHaveCount(0)
  const photo = await photoOf(page, 0)
  await expect(photo).toHaveJSProperty("complete", true)
  expect(await showsPanel(photo)).toBe(true)
})

for (const width of [375, 768, 1280]) {
  test(`at ${width} px each form says in its whole width how to write or call, and the address stands on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto("/")
    for (const [form, widest] of [
      [bookingForm(page), "Destination"],
      [contactForm(page), "Message"],
    ] as const) {
      const note = form.getByRole("status").filter({ hasText: "JavaScript" })
      const [place, field, mail, phone] = await Promise.all(
        [
          note.getByRole("paragraph"),
          form.getByLabel(widest),
          note.getByRole("link", { name: "@" }),
          note.getByRole("link", { name: "+" }),
        ].map(each => each.boundingBox()),
      )
      expect(place?.width).toBeCloseTo(Number(field?.width), 0)
      expect(mail?.height).toBeLessThan(1.5 * Number(phone?.height))
    }
  })
}

test("every link of the header is in view, with its address", async ({ page }) => {
  await page.goto("/terms")
  for (const [name, address] of headerLinks("/terms")) {
    const link = page.getByRole("banner").getByRole("link", { name, exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click({ trial: true })
    await expect(link).toHaveAttribute("href", address)
  }
})

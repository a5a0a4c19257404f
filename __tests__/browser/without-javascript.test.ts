import { headerLinks, headlines } from "../specification"
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

test("every link of the header is in view, with its address", async ({ page }) => {
  await page.goto("/terms")
  for (const [name, address] of headerLinks("/terms")) {
    const link = page.getByRole("banner").getByRole("link", { name, exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click({ trial: true })
    await expect(link).toHaveAttribute("href", address)
  }
})

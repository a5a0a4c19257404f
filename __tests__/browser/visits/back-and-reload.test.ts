import { expect, smoothScrolling, test, testPhotoHosts } from "../fixtures"
import { stay } from "../forms"
import type { SitePage } from "../page-helpers"

test.use(smoothScrolling)

// The longest headline makes the first screen higher.
test.beforeEach(({ page }) => page.fixRandom(0))

/** Expects a page that is scrolled and reloaded to stay at its position, give or take the rounding of the engine. */
async function expectReloadToKeepPosition(page: SitePage, position: number) {
  await page.scrollTo(position)
  await page.reload()
  await page.hydrated()
  expect(await page.settledScroll()).toBeCloseTo(position, -1)
}

test("Back and Forward open pages at the top, Back even before hydration", async ({ page }) => {
  await page.visit("/")
  await page.follow("Terms")
  await page.expectPage("Terms and Conditions")
  for (const [go, title] of [
    [() => page.goBack(), /casino/i],
    [() => page.goForward(), "Terms and Conditions"],
  ] as const) {
    await page.scrollTo(700)
    await go()
    await page.expectPage(title)
    expect(await page.settledScroll(), `on ${title}`).toBe(0)
  }
  // A link in a new tab leaves this page as it is.
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" })
  await privacy.click({ modifiers: ["ControlOrMeta"] })
  await expectReloadToKeepPosition(page, 700)
  const release = await page.delayRequests("**/page-data/**")
  await page.reload({ waitUntil: "domcontentloaded" })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL("/")
  release()
  await page.expectPage(/casino/i)
  expect(await page.settledScroll()).toBe(0)
})

test("Back within a page restores the position, and a reload keeps it", async ({ page }) => {
  await page.visit("/")
  await page.scrollTo(700)
  await page.follow("Contact")
  await page.expectToBeAt("contact")
  // In Firefox, `goBack` would wait for a page to load.
  await page.evaluate(() => history.back())
  await expect.poll(() => page.settledScroll()).toBeCloseTo(700, -1)
  await page.follow("Booking")
  await page.expectToBeAt("booking")
  await expectReloadToKeepPosition(page, 1500)
})

test("Back from another site restores position and fields", async ({ page, browserName }) => {
  // Firefox without its back/forward cache restores no fields here.
  const values: Record<string, string> = browserName === "firefox" ? {} : stay
  await page.visit("/#contact")
  // Chromium may save both only a second after a change.
  await expect(async () => {
    await page.fillIn(values)
    await page.scrollTo(900)
    await page.goto(`https://${testPhotoHosts[0]}/`)
    await page.goBack()
    await page.hydrated()
    // Late fonts may move the page by a pixel.
    expect(await page.settledScroll()).toBeCloseTo(900, -1)
    for (const [label, value] of Object.entries(values)) {
      const field = page.bookingForm.getByLabel(label, { exact: true })
      await expect(field).toHaveValue(value, { timeout: 5000 })
    }
  }).toPass()
})

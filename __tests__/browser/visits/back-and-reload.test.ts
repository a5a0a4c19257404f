import type { Page } from "@playwright/test"
import { expect, smoothScrolling, test, testPhotoHosts } from "../fixtures"
import { bookingForm, fill, stay } from "../forms"
import {
  delayRequests,
  expectPage,
  expectToBeAt,
  fixRandom,
  follow,
  hydrated,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

test.use(smoothScrolling)

// The longest headline makes the first screen higher.
test.beforeEach(({ page }) => fixRandom(page, 0))

/** Expects a page that is scrolled and reloaded to stay at its position, give or take the rounding of the engine. */
async function expectReloadToKeepPosition(page: Page, position: number) {
  await scrollTo(page, position)
  await page.reload()
  await hydrated(page)
  expect(await settledScroll(page)).toBeCloseTo(position, -1)
}

test("Back and Forward open pages at the top, Back even before hydration", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Terms")
  await expectPage(page, "Terms and Conditions")
  for (const [go, title] of [
    [() => page.goBack(), /casino/i],
    [() => page.goForward(), "Terms and Conditions"],
  ] as const) {
    await scrollTo(page, 700)
    await go()
    await expectPage(page, title)
    expect(await settledScroll(page), `on ${title}`).toBe(0)
  }
  // A link in a new tab leaves this page as it is.
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" })
  await privacy.click({ modifiers: ["ControlOrMeta"] })
  await expectReloadToKeepPosition(page, 700)
  const release = await delayRequests(page, "**/page-data/**")
  await page.reload({ waitUntil: "domcontentloaded" })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL("/")
  release()
  await expectPage(page, /casino/i)
  expect(await settledScroll(page)).toBe(0)
})

test("Back within a page restores the position, and a reload keeps it away from the address's section", async ({
  page,
}) => {
  await visit(page, "/")
  await scrollTo(page, 700)
  await follow(page, "Contact")
  await expectToBeAt(page, "contact")
  // In Firefox, `goBack` would wait for a page to load.
  await page.evaluate(() => history.back())
  await expect.poll(() => settledScroll(page)).toBeCloseTo(700, -1)
  await follow(page, "Booking")
  await expectToBeAt(page, "booking")
  await expectReloadToKeepPosition(page, 1500)
})

test("Back from another site restores position and fields", async ({ page, browserName }) => {
  // Firefox without its back/forward cache restores no fields here.
  const values: Record<string, string> = browserName === "firefox" ? {} : stay
  await visit(page, "/#contact")
  // Chromium may save both only a second after a change.
  await expect(async () => {
    await fill(bookingForm(page), values)
    await scrollTo(page, 900)
    await page.goto(`https://${testPhotoHosts[0]}/`)
    await page.goBack()
    await hydrated(page)
    // Late fonts may move the page by a pixel.
    expect(await settledScroll(page)).toBeCloseTo(900, -1)
    for (const [label, value] of Object.entries(values)) {
      await expect(bookingForm(page).getByLabel(label)).toHaveValue(value, { timeout: 5000 })
    }
  }).toPass()
})

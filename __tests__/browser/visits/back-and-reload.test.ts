import type { Page } from "@playwright/test"
import { expect, smoothScrolling, test, testPhotoHosts } from "../fixtures"
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
  await settledScroll(page)
  await page.reload()
  await hydrated(page)
  expect(await settledScroll(page)).toBeCloseTo(position, -1)
}

test("Back and Forward open pages at the top", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Terms")
  await expectPage(page, "Terms and Conditions")
  for (const [go, title] of [
    [() => page.goBack(), /casino/i],
    [() => page.goForward(), "Terms and Conditions"],
    [() => page.goBack(), /casino/i],
  ] as const) {
    await scrollTo(page, 700)
    await settledScroll(page)
    await go()
    await expectPage(page, title)
    expect(await settledScroll(page)).toBe(0)
  }
  await expectReloadToKeepPosition(page, 700)
})

test("Back within a page restores the scroll position", async ({ page }) => {
  await visit(page, "/")
  await scrollTo(page, 700)
  await settledScroll(page)
  await follow(page, "Contact")
  await expectToBeAt(page, "contact")
  // In Firefox, `goBack` would wait for a page to load.
  await page.evaluate(() => history.back())
  await expect.poll(() => settledScroll(page)).toBeCloseTo(700, -1)
})

for (const [address, position, where] of [
  ["/#booking", 1500, "away from the section that the address names"],
  ["/index.html", 900, "at the home page's other address"],
] as const) {
  test(`a reload keeps the scroll position ${where}`, async ({ page }) => {
    await visit(page, address)
    await expectReloadToKeepPosition(page, position)
  })
}

test("after a reload, Back before hydration opens the previous page", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Privacy")
  await expectPage(page, "Privacy Policy")
  await scrollTo(page, 700)
  await follow(page, "Contact")
  await expect(page).toHaveURL("/#contact")
  const release = await delayRequests(page, "**/page-data/**")
  await page.reload({ waitUntil: "domcontentloaded" })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL("/privacy")
  release()
  await expectPage(page, "Privacy Policy")
  expect(await settledScroll(page)).toBe(0)
  await expectReloadToKeepPosition(page, 700)
})

test("Back and Forward return to the sections of pages left before hydration", async ({ page }) => {
  await page.goto("/#contact", { waitUntil: "domcontentloaded" })
  await page.evaluate(() => location.assign("/privacy#user-rights"))
  await expectPage(page, "Privacy Policy")
  await page.goBack({ waitUntil: "domcontentloaded" })
  await expect(page).toHaveURL("/#contact")
  await expectToBeAt(page, "contact")
  await page.goForward({ waitUntil: "domcontentloaded" })
  await expectPage(page, "Privacy Policy")
  await expectToBeAt(page, "user-rights")
})

test("Back from another site restores the scroll position", async ({ page }) => {
  await visit(page, "/#contact")
  // Chromium may save the position only a second after a scroll.
  await expect(async () => {
    await scrollTo(page, 900)
    await settledScroll(page)
    await page.goto(`https://${testPhotoHosts[0]}/`)
    await page.goBack()
    await hydrated(page)
    // Late fonts may move the page by a pixel.
    expect(await settledScroll(page)).toBeCloseTo(900, -1)
  }).toPass()
})

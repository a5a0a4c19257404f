import type { Page } from "@playwright/test"
import { expect, smoothScrolling, test, testPhotoHosts } from "../fixtures"
import {
  delayRequests,
  expectPage,
  expectToBeAt,
  follow,
  hydrated,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

test.use(smoothScrolling)

/** Expects a page that is scrolled and reloaded to stay at its position. */
async function expectReloadToKeepPosition(page: Page, position: number) {
  await scrollTo(page, position)
  await settledScroll(page)
  await page.reload()
  await hydrated(page)
  expect(await settledScroll(page)).toBe(position)
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
})

test("Back within a page restores the scroll position", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Booking")
  await expectToBeAt(page, "booking")
  await scrollTo(page, 700)
  await settledScroll(page)
  await follow(page, "Contact")
  await expectToBeAt(page, "contact")
  await page.goBack()
  await expect(page).toHaveURL("/#booking")
  await expect.poll(() => settledScroll(page)).toBe(700)
})

test("Back during a smooth scroll returns to the top", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Booking")
  await expect(page).toHaveURL("/#booking")
  await page.goBack()
  await expect(page).toHaveURL("/")
  expect(await settledScroll(page)).toBe(0)
})

test("Back within /index.html returns to the top", async ({ page }) => {
  await visit(page, "/index.html")
  await follow(page, "Booking")
  await expectToBeAt(page, "booking")
  await page.goBack()
  await expect.poll(() => settledScroll(page)).toBe(0)
})

for (const [address, position, where] of [
  ["/#booking", 1500, "below the section that the address names"],
  ["/#booking", 0, "above the section that the address names"],
  ["/index.html", 900, "at the home page's other address"],
] as const) {
  test(`a reload keeps the scroll position ${where}`, async ({ page }) => {
    await visit(page, address)
    await expectReloadToKeepPosition(page, position)
  })
}

test("a reload keeps the scroll position without performance entries", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => []
  })
  await visit(page, "/terms")
  await expectReloadToKeepPosition(page, 900)
})

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
  await scrollTo(page, 900)
  await settledScroll(page)
  await page.goto(`https://${testPhotoHosts[0]}/`)
  await page.goBack()
  await hydrated(page)
  expect(await settledScroll(page)).toBe(900)
})

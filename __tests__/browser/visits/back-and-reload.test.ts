import { expect, test, testPhotoHosts } from "../fixtures"
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

test("after a reload, a click on Home before hydration scrolls to the top", async ({ page }) => {
  await visit(page, "/")
  await scrollTo(page, 3000)
  await settledScroll(page)
  const release = await delayRequests(page, "**/*.js")
  await page.reload({ waitUntil: "domcontentloaded" })
  await follow(page, "Home")
  release()
  await hydrated(page)
  expect(await settledScroll(page)).toBe(0)
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
  await expect(page).toHaveURL("/privacy")
  expect(await settledScroll(page)).toBe(0)
})

test("Back and Forward return to the sections of pages that were left before hydration", async ({
  page,
}) => {
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

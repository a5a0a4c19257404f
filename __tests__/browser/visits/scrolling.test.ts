import { expect, smoothScrolling, test, testPhotoHosts } from "../fixtures"
import {
  delayRequests,
  expectPage,
  expectToBeAt,
  follow,
  hydrated,
  recordScrollPositions,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

test.use(smoothScrolling)

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("a link opens a page at its top from its first frame", async ({ page }) => {
      await visit(page, "/")
      for (const [section, name, title] of [
        ["About", "Terms", "Terms and Conditions"],
        ["Contact", "Privacy", "Privacy Policy"],
      ] as const) {
        await follow(page, section)
        await expectToBeAt(page, section.toLowerCase())
        const frames = await recordScrollPositions(page)
        await follow(page, name)
        await expectPage(page, title)
        expect(await settledScroll(page)).toBe(0)
        const [, reached] = await frames()
        expect(reached, `positions of ${name}`).toEqual([0])
      }
    })

    test("Back and Forward open pages at their top", async ({ page }) => {
      await visit(page, "/")
      await follow(page, "Booking")
      await expect(page).toHaveURL("/#booking")
      await page.goBack()
      await expect(page).toHaveURL("/")
      expect(await settledScroll(page), "before the smooth scroll ends").toBe(0)

      await scrollTo(page, 900)
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
      await follow(page, "Privacy")
      await expectPage(page, "Privacy Policy")
      expect(await settledScroll(page)).toBe(0)
    })

    test("Back within a page and a reload restore the scroll position", async ({ page }) => {
      await visit(page, "/")
      for (const name of ["Booking", "Contact"]) {
        await follow(page, name)
        await expectToBeAt(page, name.toLowerCase())
      }
      await page.goBack()
      await expect(page).toHaveURL("/#booking")
      await expectToBeAt(page, "booking")
      await scrollTo(page, 700)
      await settledScroll(page)
      await page.goForward()
      await expectToBeAt(page, "contact")
      await page.goBack()
      await expect(page).toHaveURL("/#booking")
      await expect.poll(() => settledScroll(page)).toBe(700)
      for (const place of [1500, 0]) {
        await scrollTo(page, place)
        await settledScroll(page)
        await page.reload()
        await hydrated(page)
        expect(await settledScroll(page)).toBe(place)
      }
    })
  })
}

test("the page stays where a visitor scrolls after following a section link", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Casino Hotels")
  await expectToBeAt(page, "casino-hotels")
  await page.mouse.wheel(0, -200)
  const heading = page.locator("#casino-hotels h2")
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(200)
  const place = await settledScroll(page)
  expect(await settledScroll(page)).toBe(place)
})

test("Home, clicked before a reloaded page hydrates, scrolls to its top", async ({ page }) => {
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

test("Back before a reloaded page hydrates opens the previous page", async ({ page }) => {
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

test("Back and Forward find the sections of pages left before hydration", async ({ page }) => {
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

test("scroll positions are restored in browsers without the scrollend event", async ({ page }) => {
  // Safari before 26.2 has no scrollend event.
  await page.addInitScript(() =>
    addEventListener("scrollend", event => event.stopImmediatePropagation(), true),
  )
  await visit(page, "/#booking")
  await follow(page, "Contact")
  await expectToBeAt(page, "contact")
  await scrollTo(page, 1200)
  await settledScroll(page)
  await page.goBack()
  await expectToBeAt(page, "booking")
  await page.goForward()
  await expect.poll(() => settledScroll(page)).toBe(1200)
})

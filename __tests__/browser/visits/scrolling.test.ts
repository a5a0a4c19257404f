import { expect, smoothScrolling, test, testPhotoHosts } from "../fixtures"
import {
  expectPage,
  expectToBeAt,
  follow,
  hold,
  hydrated,
  recordScrollPositions,
  scrollTo,
  settledScroll,
  visit,
} from "../steps"

test.use(smoothScrolling)

for (const width of [390, 1280]) {
  test(`at ${width} px a page is at its top in every frame`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
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

  test(`at ${width} px Back and Forward lead to each page's top`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/")
    await follow(page, "Booking")
    await expect(page).toHaveURL("/#booking")
    await page.goBack()
    await expect(page).toHaveURL("/")
    expect(await settledScroll(page), "from a section on its way").toBe(0)

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

  test(`at ${width} px Back within a page, and a reload, keep the place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
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
}

test("where a visitor scrolls after a section was reached, the view stays", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Casino Hotels")
  await expectToBeAt(page, "casino-hotels")
  await page.mouse.wheel(0, -200)
  const heading = page.locator("#casino-hotels h2")
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(200)
  const place = await settledScroll(page)
  expect(await settledScroll(page)).toBe(place)
})

test("Home, followed while a reloaded page is still coming, leads to its top", async ({ page }) => {
  await visit(page, "/")
  await scrollTo(page, 3000)
  await settledScroll(page)
  const release = await hold(page, "**/*.js")
  await page.reload({ waitUntil: "domcontentloaded" })
  await follow(page, "Home")
  release()
  await hydrated(page)
  expect(await settledScroll(page)).toBe(0)
})

test("Back before a reloaded page reacts to input leads to the page before", async ({ page }) => {
  await visit(page, "/")
  await follow(page, "Privacy")
  await expectPage(page, "Privacy Policy")
  await scrollTo(page, 700)
  await follow(page, "Contact")
  await expect(page).toHaveURL("/#contact")
  const release = await hold(page, "**/page-data/**")
  await page.reload({ waitUntil: "domcontentloaded" })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL("/privacy")
  release()
  await expectPage(page, "Privacy Policy")
  await expect(page).toHaveURL("/privacy")
  expect(await settledScroll(page)).toBe(0)
})

test("a page that was left before it was hydrated comes again at its section", async ({ page }) => {
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

test("Back from another site finds the place", async ({ page }) => {
  await visit(page, "/#contact")
  await scrollTo(page, 900)
  await settledScroll(page)
  await page.goto(`https://${testPhotoHosts[0]}/`)
  await page.goBack()
  await hydrated(page)
  expect(await settledScroll(page)).toBe(900)
})

test("without the scrollend event, places are kept", async ({ page }) => {
  // As Safari before 26.2.
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

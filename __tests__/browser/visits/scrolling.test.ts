import { expect, smoothScrolling, test } from "../fixtures"
import {
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

test("a link shows the new page at its top from the first frame", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
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
  await page.setViewportSize({ width: 390, height: 800 })
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

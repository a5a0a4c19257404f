import { sections } from "../../specification"
import { expect, smoothScrolling, test } from "../fixtures"
import {
  expectPage,
  expectToBeAt,
  follow,
  recordScrollPositions,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

test.use(smoothScrolling)

for (const [index, { name, anchor }] of sections.entries()) {
  const width = index % 2 ? 1280 : 375
  test(`at ${width} px the header's ${name} scrolls smoothly to its section`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/")
    await scrollTo(page, name === "Home" ? 3000 : 0)
    await settledScroll(page)
    const frames = await recordScrollPositions(page)
    await follow(page, name)
    await expect(page).toHaveURL(`/#${anchor}`)
    await expectToBeAt(page, anchor)
    await expect(page.locator(`#${anchor}`)).toBeFocused()
    const tops = (await frames()).flat().map(Math.round)
    // A jump has only two positions.
    expect(new Set(tops).size, `positions: ${tops}`).toBeGreaterThan(2)
    // With half pixels, equal positions may be rounded differently.
    const steps = tops.slice(1).map((top, at) => top - Number(tops[at]))
    const reversals = steps.filter(step => (name === "Home" ? step > 1 : step < -1))
    expect(reversals, `positions: ${tops}`).toEqual([])
  })
}

for (const [path, width] of [
  ["/terms", 375],
  ["/no-such-page", 1280],
] as const) {
  test(`at ${width} px a section link on ${path} opens the home page at the section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, path)
    await scrollTo(page, 300)
    await settledScroll(page)
    const frames = await recordScrollPositions(page)
    await follow(page, "About")
    await expect(page).toHaveURL("/#about")
    await expectToBeAt(page, "about")
    await expect(page.locator("#about")).toBeFocused()
    const [, reached = []] = await frames()
    // A section may start at a fraction of a pixel, which Firefox rounds only in a later frame.
    const positions = new Set(reached.map(Math.round))
    expect(positions.size, `positions in the home page: ${reached}`).toBeLessThanOrEqual(2)
  })
}

for (const [name, title] of [
  ["Terms", "Terms and Conditions"],
  ["Privacy", "Privacy Policy"],
] as const) {
  test(`a link shows ${name} at the top from the first frame`, async ({ page }) => {
    await visit(page, "/")
    await follow(page, "About")
    await expectToBeAt(page, "about")
    const frames = await recordScrollPositions(page)
    await follow(page, name)
    await expectPage(page, title)
    expect(await settledScroll(page)).toBe(0)
    const [, reached] = await frames()
    expect(reached).toEqual([0])
  })
}

test("a click stops a smooth scroll", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Firefox scrolls on.")
  await visit(page, "/")
  await page.evaluate(() => addEventListener("scroll", () => document.body.click(), { once: true }))
  await follow(page, "Contact")
  await expect(page.locator("#contact")).toBeFocused()
  expect(await settledScroll(page)).toBeLessThan(1000)
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

test("a section link clicked with Ctrl opens in a new tab, and this page stays", async ({
  page,
  context,
}) => {
  await visit(page, "/terms")
  const tab = context.waitForEvent("page")
  const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last()
  await link.click({ modifiers: ["ControlOrMeta"] })
  await tab
  await expect(page).toHaveURL("/terms")
})

test("with reduced motion, links jump to their sections", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Playwright cannot emulate it in Debian's Firefox.")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  const frames = await recordScrollPositions(page)
  await follow(page, "About")
  await expectToBeAt(page, "about")
  const [tops = []] = await frames()
  expect(new Set(tops.map(Math.round)).size, `positions: ${tops}`).toBe(2)
})

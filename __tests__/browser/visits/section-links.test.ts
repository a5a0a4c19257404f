import { sections } from "../../specification"
import { expect, smoothScrolling, test } from "../fixtures"
import {
  expectToBeAt,
  follow,
  recordScrollPositions,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

test.use(smoothScrolling)

test("header links scroll smoothly to sections and focus them", async ({ page }) => {
  await visit(page, "/")
  for (const [index, { name, anchor }] of sections.entries()) {
    await page.setViewportSize({ width: index % 2 ? 1280 : 375, height: 800 })
    await scrollTo(page, name === "Home" ? 3000 : 0)
    await settledScroll(page)
    const frames = await recordScrollPositions(page)
    await follow(page, name)
    await expect(page).toHaveURL(`/#${anchor}`)
    await expectToBeAt(page, anchor)
    await expect(page.locator(`#${anchor}`)).toBeFocused()
    const tops = (await frames()).flat().map(Math.round)
    // A jump has only two positions.
    expect(new Set(tops).size, `positions on the way to ${name}`).toBeGreaterThan(2)
    const reversals = tops.filter((top, at) => {
      const step = top - (tops[at - 1] ?? top)
      // With half pixels, equal positions may be rounded differently.
      return name === "Home" ? step > 1 : step < -1
    })
    expect(reversals, `reversals on the way to ${name}`).toEqual([])
  }
})

for (const [path, width] of [
  ["/terms", 375],
  ["/no-such-page", 1280],
] as const) {
  test(`at ${width} px header links on ${path} open the home page at its sections`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, path)
    const title = String(await page.getByRole("heading", { level: 1 }).textContent())
    for (const { name, anchor } of sections.slice(-2)) {
      await scrollTo(page, 300)
      await settledScroll(page)
      const frames = await recordScrollPositions(page)
      await follow(page, name)
      await expect(page).toHaveURL(`/#${anchor}`)
      await expectToBeAt(page, anchor)
      await expect(page.locator(`#${anchor}`)).toBeFocused()
      const [, reached = []] = await frames()
      // A section may start at a fraction of a pixel, which Firefox rounds only in a later frame.
      const positions = new Set(reached.map(Math.round))
      expect(positions.size, `positions in the home page: ${reached}`).toBeLessThanOrEqual(2)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    }
  })
}

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
  // Playwright cannot emulate reduced motion in Debian's Firefox.
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = query =>
      matchMedia.call(window, query.includes("no-preference") ? "not all" : query)
  })
  if (browserName === "chromium") await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  const frames = await recordScrollPositions(page)
  await follow(page, "About")
  await expectToBeAt(page, "about")
  const [tops = []] = await frames()
  expect(new Set(tops.map(Math.round)).size, `positions: ${tops}`).toBe(2)
  // The click focuses an ancestor of the section and the footer, which must not scroll.
  await page.getByText("All rights reserved.").click()
  await settledScroll(page)
  await expect(page.getByText("All rights reserved.")).toBeInViewport()
})

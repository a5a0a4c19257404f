import { sections } from "../../specification"
import { expect, smoothScrolling, test } from "../fixtures"
import {
  expectToBeAt,
  follow,
  recordScrollPositions,
  scrollTo,
  settledScroll,
  visit,
} from "../steps"

test.use(smoothScrolling)

for (const width of [375, 1280]) {
  test(`at ${width} px five links scroll smoothly to their focused sections`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/")
    for (const { name, anchor } of sections) {
      await scrollTo(page, name === "Home" ? 3000 : 0)
      await settledScroll(page)
      const frames = await recordScrollPositions(page)
      await follow(page, name)
      await expect(page).toHaveURL(`/#${anchor}`)
      await expectToBeAt(page, anchor)
      await expect(page.locator(`#${anchor}`)).toBeFocused()
      const way = (await frames()).flat().map(Math.round)
      // A jump is drawn once.
      expect(new Set(way).size, `positions seen on the way to ${name}`).toBeGreaterThan(2)
      const back = way.filter((top, at) => {
        const step = top - (way[at - 1] ?? top)
        // Where pixels of the screen are halved, an equal position may be rounded otherwise.
        return name === "Home" ? step > 1 : step < -1
      })
      expect(back, `the view turns back on the way to ${name}`).toEqual([])
    }
  })
}

for (const [path, width] of [
  ["/terms", 375],
  ["/no-such-page", 1280],
] as const) {
  test(`from ${path} at ${width} px five links lead to sections at once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, path)
    const title = String(await page.getByRole("heading", { level: 1 }).textContent())
    for (const { name, anchor } of sections) {
      await scrollTo(page, 300)
      await settledScroll(page)
      const frames = await recordScrollPositions(page)
      await follow(page, name)
      await expect(page).toHaveURL(`/#${anchor}`)
      await expectToBeAt(page, anchor)
      await expect(page.locator(`#${anchor}`)).toBeFocused()
      const [, reached = []] = await frames()
      // A section may begin within a pixel, which Firefox rounds off only when asked again.
      const places = new Set(reached.map(Math.round))
      expect(places.size, `positions seen of the home page: ${reached}`).toBeLessThanOrEqual(2)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    }
  })
}

test("with Ctrl, a section's link opens a tab, and this one stays", async ({ page, context }) => {
  await visit(page, "/terms")
  const tab = context.waitForEvent("page")
  const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last()
  await link.click({ modifiers: ["ControlOrMeta"] })
  await tab
  await expect(page).toHaveURL("/terms")
})

test("under reduced motion the links show the section at once", async ({ page, browserName }) => {
  // Playwright cannot set it in the stock Firefox.
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
  const [way = []] = await frames()
  expect(new Set(way.map(Math.round)).size, `positions seen on the way: ${way}`).toBe(2)
  // The click focuses what holds both.
  await page.getByText("All rights reserved.").click()
  await settledScroll(page)
  await expect(page.getByText("All rights reserved.")).toBeInViewport()
})

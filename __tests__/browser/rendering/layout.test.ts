import { headlines, paths } from "../../specification"
import { budgets, recordLayoutShifts } from "../budgets"
import { expect, test } from "../fixtures"
import { findLayoutFaults } from "../layout-audit"
import { delayRequests, fixRandom, hydrated, painted, visit } from "../page-helpers"

for (const path of paths) {
  test(`${path} has no layout shift, even when fonts load late`, async ({ page }) => {
    const expectLayoutShift = await recordLayoutShifts(page)
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      await expectLayoutShift(budgets.layoutShift, `${width} px`)
    }
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const headline of path === "/" ? headlines.keys() : [0]) {
        await fixRandom(page, headline / headlines.length)
        const release = await delayRequests(page, "**/*.woff2")
        await page.goto(path, { waitUntil: "domcontentloaded" })
        await hydrated(page)
        await painted(page)
        release()
        await page.waitForFunction(() =>
          [...document.fonts].some(({ status }) => status === "loaded"),
        )
        await painted(page)
        await expectLayoutShift(budgets.layoutShift, `${width} px, late fonts`)
      }
    }
  })

  test(`${path} has no layout faults at any width, nor with text at 200 %`, async ({ page }) => {
    await visit(page, path)
    for (const width of [
      320, 340, 360, 375, 390, 414, 768, 959, 960, 1024, 1088, 1280, 1408, 1440, 1536, 1680, 1920,
      2560,
    ]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
    })
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const faults = await findLayoutFaults(page, { words: false })
      expect.soft(faults, `${width} px, text at 200 %`).toEqual([])
    }
  })
}

/** Runs before the page: records the headlines that are visible in any frame. */
function recordHeadlines() {
  const seen = new Set<string>()
  const recordFrame = () => {
    const headline = document.querySelector("h1")
    if (headline?.checkVisibility({ visibilityProperty: true })) seen.add(headline.textContent)
    requestAnimationFrame(recordFrame)
  }
  recordFrame()
  Object.assign(window, { seen })
}

test("the hero keeps one of four headlines and fills the window", async ({ page }) => {
  await page.addInitScript(recordHeadlines)
  const shown: string[] = []
  for (const chance of [0, 0.25, 0.5, 0.999]) {
    await page.addInitScript(chance => {
      let calls = 0
      // A second call would pick another headline.
      Math.random = () => (calls++ ? 0.999 - chance : chance)
    }, chance)
    await visit(page, "/")
    shown.push(...(await page.evaluate(() => [...(window as unknown as { seen: string[] }).seen])))
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [1280, 640],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const hero = await page.getByRole("region", { name: String(shown.at(-1)) }).boundingBox()
      expect.soft(hero?.height, `${shown.at(-1)}, ${width} × ${height} px`).toBe(height)
    }
  }
  expect(shown.toSorted()).toEqual(headlines.toSorted())
})

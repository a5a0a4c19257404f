import { headlines } from "../specification"
import { budgets } from "./budgets"
import { pages } from "./pages"
import { noteShifts } from "./shifts"
import { drawn, fixChance, hold, hydrated, visit } from "./steps"
import { expect, test } from "./test"

for (const { path } of pages) {
  test(`${path}: nothing shifts on load, nor when the typefaces come late`, async ({ page }) => {
    const shifts = await noteShifts(page)
    const expectNone = async (what: string) => {
      const { sum, moved } = await shifts()
      expect.soft(sum, `${what}: ${moved}`).toBeLessThanOrEqual(budgets.layoutShift)
    }
    const widths = [320, 375, 768, 1280, 1920]
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      await page.evaluate(() => document.fonts.ready)
      await drawn(page)
      await expectNone(`${width} px`)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const headline of path === "/" ? headlines.keys() : [0]) {
        await fixChance(page, headline / headlines.length)
        const release = await hold(page, "**/*.woff2")
        await page.goto(path, { waitUntil: "domcontentloaded" })
        await hydrated(page)
        await drawn(page)
        release()
        await page.waitForFunction(
          () => [...document.fonts].filter(({ status }) => status === "loaded").length > 1,
        )
        await drawn(page)
        await expectNone(`${width} px, headline ${headline + 1}, typefaces late`)
      }
    }
  })

  test(`${path} finds its drawings, breaks no word and does not scroll sideways, from narrow phones to wide screens and with text at 200 %`, async ({
    page,
  }) => {
    await visit(page, path)
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll("use")]
        .map(use => String(use.getAttribute("href")))
        .filter(address => !document.getElementById(address.slice(1))),
    )
    expect(missing, "drawings that are used and not there").toEqual([])
    const reach = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const width of [
      320, 360, 375, 768, 960, 1024, 1088, 1280, 1408, 1440, 1536, 1680, 1920, 2560,
    ]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(brokenWords), `words broken at ${width} px`).toEqual([])
      expect.soft(await reach(), "px wide").toBe(width)
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
    })
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await reach(), "px wide, text at 200 %").toBe(width)
    }
  })
}

/** Runs in the page: the words of headings, labels, buttons and telephone numbers that stand on two lines. */
function brokenWords() {
  const named =
    "h1, h2, h3, dt, label, .label, button, .button, a[href^='tel:']:not(.prose *), [class$=number]"
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.parentElement?.closest(named)) continue
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

/** Runs before the page, and records the headlines that are seen in it, frame by frame. */
function watchHeadlines() {
  const seen = new Set<string>()
  const look = () => {
    const headline = document.querySelector("h1")
    if (headline?.checkVisibility({ visibilityProperty: true })) seen.add(headline.textContent)
    requestAnimationFrame(look)
  }
  look()
  Object.assign(window, { seen })
}

test("the headline is picked at random from four, stays from the first frame on, and the hero is as tall as the window", async ({
  page,
}) => {
  await page.addInitScript(watchHeadlines)
  const shown: string[] = []
  for (const chance of [0, 0.25, 0.5, 0.999]) {
    await page.addInitScript(chance => {
      let calls = 0
      // A second choice would be another one.
      Math.random = () => (calls++ ? 0.999 - chance : chance)
    }, chance)
    await visit(page, "/")
    shown.push(...(await page.evaluate(() => [...(window as unknown as { seen: string[] }).seen])))
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height] of [
      [320, 640],
      [375, 667],
      [390, 844],
      [768, 1024],
      [1280, 640],
      [1536, 730],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const hero = await page.getByRole("region", { name: String(shown.at(-1)) }).boundingBox()
      expect.soft(hero?.height, `${shown.at(-1)}, ${width} × ${height} px`).toBe(height)
    }
  }
  expect(shown.toSorted()).toEqual(headlines.toSorted())
})

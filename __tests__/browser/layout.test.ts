import type { Page } from "@playwright/test"
import { headlines } from "../specification"
import { budgets } from "./budgets"
import { pages } from "./pages"
import { noteShifts } from "./shifts"
import { answerAfter, drawn, fixChance, hydrated, visit } from "./steps"
import { expect, test } from "./test"

/** Makes the home page show this one of its headlines. */
const choose = (page: Page, headline: number) => fixChance(page, headline / headlines.length)

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
    await answerAfter(page, 1000)
    let release = () => {}
    let released: Promise<void> | undefined
    await page.route("**/*.woff2", async route => {
      await released
      await route.continue()
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const headline of path === "/" ? headlines.keys() : [0]) {
        await choose(page, headline)
        released = new Promise(resolve => {
          release = resolve
        })
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
    for (const width of [
      320, 360, 375, 768, 960, 1024, 1088, 1280, 1408, 1440, 1536, 1680, 1920, 2560,
    ]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(brokenWords), `words broken at ${width} px`).toEqual([])
      expect.soft(await reach(page), `${width} px`).toEqual([width, 0])
    }
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await reach(page, "200%"), `${width} px, text at 200 %`).toEqual([width, 0])
    }
  })
}

/** Runs in the page: the words of headings, labels, buttons and telephone numbers that stand on two lines. */
function brokenWords() {
  const named =
    "h1, h2, h3, dt, label, .label, button, .button, a[href^='tel:']:not(.prose *), [class$=number]"
  const texts = [...document.querySelectorAll(named)].flatMap(element => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    return nodes
  })
  return texts.flatMap(text =>
    [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom))
      return lines.size > 1 ? word : []
    }),
  )
}

/** How wide the page is, and how far it can be scrolled sideways, px. */
function reach(page: Page, fontSize = "") {
  return page.evaluate(size => {
    document.documentElement.style.fontSize = size
    window.scrollTo({ left: 500, behavior: "instant" })
    return [document.documentElement.scrollWidth, window.scrollX]
  }, fontSize)
}

test("the hero is as tall as the window, low ones too, whichever headline it shows", async ({
  page,
}) => {
  for (const headline of headlines.keys()) {
    await choose(page, headline)
    await visit(page, "/")
    await expect(page.locator("html")).toHaveAttribute("data-headline", String(headline))
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [375, 667],
      [390, 664],
      [390, 844],
      [768, 1024],
      [1280, 640],
      [1366, 640],
      [1440, 700],
      [1536, 730],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const hero = await page.locator("#home").boundingBox()
      expect.soft(hero?.height, `headline ${headline + 1}, ${width} × ${height} px`).toBe(height)
    }
  }
})

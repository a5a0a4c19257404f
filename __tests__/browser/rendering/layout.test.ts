import type { Page } from "@playwright/test"
import site from "../../content/site.json"
import { paths } from "../../specification"
import { lengthen, translate } from "../../translate"
import { expectLayoutShift } from "../budgets"
import { expect, test } from "../fixtures"
import { findLayoutFaults } from "../layout-audit"
import {
  delayRequests,
  fixRandom,
  hydrated,
  openBeforeScripts,
  painted,
  visit,
} from "../page-helpers"

const { headlines } = site.hero

for (const path of paths) {
  test(`${path} is within the layout shift budget when fonts load late`, async ({ page }) => {
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      // The longest headline may wrap differently.
      for (const headline of path === "/" ? headlines.slice(0, -1).keys() : [0]) {
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
        await expectLayoutShift(page, `${width} px`)
      }
    }
  })

  test(`${path} has no layout faults at any width or with text at 200%`, async ({ page }) => {
    // The last headline is the longest.
    await fixRandom(page, 0.999)
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
      expect.soft(faults, `${width} px, text at 200%`).toEqual([])
    }
  })
}

/** Each box's distance from the inline start, and its width, in px. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const isMirrored = document.dir === "rtl"
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "body :not(svg, svg *, img, option, .nowrap, [dir=auto] *)",
      ),
    ]
    const seen = all.filter(element => element.checkVisibility({ opacityProperty: true }))
    return seen.flatMap(element => {
      if (getComputedStyle(element).display === "inline") return []
      const { left, right, width } = element.getBoundingClientRect()
      const start = isMirrored ? innerWidth - right : left
      return `${element.localName}.${element.className} ${Math.round(start)} ${Math.round(width)}`
    })
  })

for (const path of paths) {
  test(`${path} is mirrored in a right-to-left language`, async ({ page }) => {
    await visit(page, path)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => document.documentElement.removeAttribute("dir"))
      const unmirrored = await boxes(page)
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"))
      expect.soft(await boxes(page), `${width} px`).toEqual(unmirrored)
      const phone = page.getByRole("contentinfo").getByRole("link", { name: "+1 702" })
      await expect(phone.locator("bdi")).toHaveCSS("direction", "ltr")
    }
  })
}

test.describe("in a language with longer words", () => {
  // React logs that the HTML does not match its render.
  test.use({ expectedMessages: /Minified React error #418/ })

  for (const path of paths) {
    test(`${path} has no layout faults`, async ({ page }) => {
      await visit(page, path)
      await page.evaluate(translate, false)
      await page.evaluate(lengthen)
      for (const width of [320, 375, 640, 768, 960, 1024, 1088, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const faults = await findLayoutFaults(page, { words: false })
        expect.soft(faults, `${width} px`).toEqual([])
      }
    })
  }
})

test("the hero is shorter than 1500 px in a search engine's tall window", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 12_140 })
  await page.goto("/")
  const hero = await page.locator("#home").boundingBox()
  expect(hero?.height).toBeLessThan(1500)
})

test("the hero keeps each headline through hydration, fills the window and shows its search", async ({
  page,
}) => {
  const headline = page.getByRole("heading", { level: 1 })
  const shown: string[] = []
  for (const chance of headlines.map((_, index) => index / headlines.length)) {
    await page.addInitScript(chance => {
      let calls = 0
      // A second call would pick another headline.
      Math.random = () => (calls++ ? 0.999 - chance : chance)
    }, chance)
    const release = await openBeforeScripts(page)
    const first = String(await headline.textContent())
    shown.push(first)
    release()
    await hydrated(page)
    await expect(headline).toHaveText(first)
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height] of [
      [320, 640],
      [1280, 640],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const size = `${first}, ${width} × ${height} px`
      const hero = await page.getByRole("region", { name: first }).boundingBox()
      expect.soft(hero?.height, size).toBeGreaterThanOrEqual(height)
      await expect.soft(page.getByRole("search"), size).toBeInViewport({ ratio: 1 })
    }
  }
  expect(shown.toSorted()).toEqual(headlines.toSorted())
})

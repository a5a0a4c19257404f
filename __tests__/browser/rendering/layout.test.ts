import type { Page } from "@playwright/test"
import site from "../../content/site.json"
import { paths } from "../../specification"
import { lengthen, translate } from "../../translate"
import { expect, test } from "../fixtures"
import { auditLayout } from "../layout-audit"

const { headlines } = site.hero

/** Cumulative layout shift when fonts arrive after the first paint: one line may break differently. */
const shiftBudget = 0.03

/** How much of the layout has shifted since the page opened. */
const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: "layout-shift", buffered: true })
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return entries.reduce((sum, { value }) => sum + value, 0)
  })

for (const path of ["/", "/terms"]) {
  test(`${path} is within the layout shift budget when fonts load late`, async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // The longest headline may wrap differently.
      for (const headline of path === "/" ? headlines.slice(0, -1).keys() : [0]) {
        await page.fixRandom(headline / headlines.length)
        const release = await page.delayRequests("**/*.woff2")
        await page.goto(path, { waitUntil: "domcontentloaded" })
        await page.hydrated()
        await page.painted()
        release()
        await page.evaluate(() => document.fonts.ready)
        await page.painted()
        expect.soft(await layoutShift(page), `${width} px`).toBeLessThanOrEqual(shiftBudget)
      }
    }
  })
}

/** Each box's distance from the inline start, and its width, in px. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const isMirrored = document.dir === "rtl"
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        "body :not(svg, svg *, img, option, .together, [dir=auto] *)",
      ),
    ]
    const seen = all.filter(element => element.checkVisibility({ opacityProperty: true }))
    return seen.flatMap(element => {
      if (getComputedStyle(element).display === "inline") return []
      const { left, right, width } = element.getBoundingClientRect()
      const start = isMirrored ? innerWidth - right : left
      return [[`${element.localName}.${element.className}`, start, width] as const]
    })
  })

test.describe("layout", () => {
  // React logs that the translated HTML does not match its render.
  test.use({ expectedMessages: /Minified React error #418/ })

  for (const path of paths) {
    test(`${path} has no layout faults at any size, mirrored or translated`, async ({ page }) => {
      const expectNoFaults = async (how: string, widths: number[], unbroken?: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await page.painted()
          const faults = await page.evaluate(auditLayout, unbroken)
          expect.soft(faults, `${width} px, ${how}`).toEqual([])
          const header = await page.getByRole("banner").boundingBox()
          if (!unbroken) expect.soft(header?.height, `header at ${width} px`).toBeLessThan(100)
        }
      }
      const root = page.locator("html")
      // The last headline is the longest.
      await page.fixRandom(0.999)
      await page.visit(path)
      const widths = [320, 360, 390, 768, 959, 960, 1024, 1088, 1280, 1440, 1920, 2560]
      await expectNoFaults("as it is", widths)
      await root.evaluate(({ style }) => style.setProperty("font-size", "200%"))
      const footer = page.getByRole("contentinfo")
      for (const name of ["Booking", "Cookie Notice"])
        await footer.getByRole("link", { name }).evaluate(it => it.append("characteristically"))
      const links = "nav *, th:first-child"
      await expectNoFaults("text at 200%", [375, 1280], links)
      await root.evaluate(({ style }) => style.removeProperty("font-size"))
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const unmirrored = await boxes(page)
        await root.evaluate(html => html.setAttribute("dir", "rtl"))
        // Browsers place boxes at parts of a pixel, from the left.
        const near = (px: number) => expect.closeTo(px, 0)
        const mirrored = unmirrored.map(([name, start, width]) => [name, near(start), near(width)])
        expect.soft(await boxes(page), `${width} px, mirrored`).toEqual(mirrored)
        await expect(footer.getByText("+1 702")).toHaveCSS("direction", "ltr")
        await root.evaluate(html => html.removeAttribute("dir"))
      }
      await page.evaluate(translate, false)
      await page.evaluate(lengthen)
      await expectNoFaults("in longer words", [320, 375, 768, 1024, 1280, 1920], links)
    })
  }
})

test("zooming in does not make the headline smaller on the screen", async ({ page }) => {
  await page.visit("/")
  const headline = page.getByRole("heading", { level: 1 })
  const sizes: number[] = []
  for (const zoom of [1, 1.25, 1.5, 2, 3, 5]) {
    const [width = 0, height = 0] = [1920, 980].map(length => Math.round(length / zoom))
    await page.setViewportSize({ width, height })
    const size = await headline.evaluate(it => Number.parseFloat(getComputedStyle(it).fontSize))
    sizes.push(zoom * size)
  }
  expect(Math.min(...sizes), `${sizes}`).toBeGreaterThan(Number(sizes[0]) - 1)
})

test("the hero keeps each headline, fills the window and shows its search", async ({ page }) => {
  const headline = page.getByRole("heading", { level: 1 })
  const shown: string[] = []
  for (const chance of headlines.map((_, index) => index / headlines.length)) {
    await page.addInitScript(chance => {
      let calls = 0
      // A second call would pick another headline.
      Math.random = () => (calls++ ? 0.999 - chance : chance)
    }, chance)
    const release = await page.openBeforeScripts()
    const first = String(await headline.textContent())
    shown.push(first)
    release()
    await page.hydrated()
    await expect(headline).toHaveText(first)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      const hero = await page.getByRole("region", { name: first }).boundingBox()
      expect.soft(hero?.height, `${first}, ${width} px`).toBeGreaterThanOrEqual(640)
      await expect.soft(page.getByRole("search")).toBeInViewport({ ratio: 1 })
    }
  }
  expect(shown.toSorted()).toEqual(headlines.toSorted())
})

import type { Page } from "@playwright/test"
import { loadedBy } from "./pages"
import { answerAfter, scrollTo } from "./steps"
import { expect, test } from "./test"

/** Runs before the page: no paint is reported, as in Firefox if a page opens below its first screen. */
function tellNoPaint() {
  PerformanceObserver.prototype.observe = () => {}
}

/** Runs before the page: it is never shown, so there is no frame either. */
function neverShow() {
  PerformanceObserver.prototype.observe = () => {}
  window.requestAnimationFrame = () => 0
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" })
  Object.defineProperty(document, "hidden", { get: () => true })
}

function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } })
}

function tellNoNavigation() {
  const { getEntriesByType } = performance
  performance.getEntriesByType = type =>
    type === "navigation" ? [] : getEntriesByType.call(performance, type)
}

type Cases = Record<string, { path?: string; before?: () => void; next?: (page: Page) => unknown }>

const cases: Cases = {
  "and printed at once": { next: page => page.pdf() },
  "and scrolled at once": { next: page => scrollTo(page, 3000) },
  "and reloaded at once, in mid-page": {
    next: async page => {
      await scrollTo(page, 1500)
      await page.reload({ waitUntil: "commit" })
    },
  },
  "without requestIdleCallback": {
    before: () => Reflect.deleteProperty(window, "requestIdleCallback"),
  },
}

/** Only relevant if scripts wait for the paint; on a slow line they are requested before it. */
const casesOfPaint: Cases = {
  "at a section, in a browser that tells of no paint": { path: "/#about", before: tellNoPaint },
  "in a tab that is never shown": { before: neverShow },
  "and turned at once": { next: page => page.setViewportSize({ width: 812, height: 375 }) },
  "and zoomed to 400 %": { next: page => page.setViewportSize({ width: 320, height: 200 }) },
  "by a visitor who saves data": { before: saveData },
  "without PerformanceObserver": {
    before: () => Reflect.deleteProperty(window, "PerformanceObserver"),
  },
  "without the timing of navigations": { before: tellNoNavigation },
}

for (const [line, ms, its] of [
  ["a fast", 50, { ...cases, ...casesOfPaint }],
  ["a slow", 1000, cases],
] as const) {
  for (const [how, { path = "/", before, next }] of Object.entries(its)) {
    test(`on ${line} line, a page that is opened ${how} comes to life`, async ({ page }) => {
      await answerAfter(page, ms)
      if (before) await page.addInitScript(before)
      await page.goto(path, { waitUntil: "domcontentloaded" })
      await next?.(page)
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName("hydrated").length))
        .toBe(1)
      await expect(page.locator("html")).toHaveAttribute("data-scripts", "here")
    })
  }
}

test("if no paint is reported, scripts are requested two seconds after the HTML has arrived", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await answerAfter(page, 50)
  await page.addInitScript(tellNoPaint)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await page.clock.runFor(2000)
  await expect.poll(() => asked).toEqual(expect.arrayContaining(loadedBy("index.html")))
})

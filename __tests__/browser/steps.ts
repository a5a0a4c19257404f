import type { Page } from "@playwright/test"
import { expect } from "./test"

/** Opens a page of the site and waits until it reacts to input. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Makes a page choose the same headline at each load; `chance` is from 0 to less than 1. */
export async function fixChance(page: Page, chance: number): Promise<void> {
  await page.addInitScript(chance => {
    Math.random = () => chance
  }, chance)
}

/** Waits until the page reacts to input. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0)
}

/** Waits until something of the page has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  )
}

/** Waits until the data and templates of this page, and of all pages it links to, have been loaded. */
export async function loadedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name)
    return [
      "/page-data/index/",
      "/page-data/terms/",
      "/page-data/privacy/",
      "/component---src-templates-home-",
      "/component---src-templates-legal-",
    ].every(part => files.some(file => file.includes(part)))
  })
  await page.waitForLoadState("networkidle")
}

/** Makes the page believe that its HTML took `ms` to be answered. */
export async function answerAfter(page: Page, ms: number): Promise<void> {
  await page.addInitScript(ms => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, "responseStart", {
      configurable: true,
      get(this: PerformanceNavigationTiming) {
        return this.requestStart + ms
      },
    })
  }, ms)
}

/**
 * Holds back files of the site, as a slow network would. To be called before the page is opened.
 * @returns A function that lets them arrive
 */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await answerAfter(page, 1000)
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return release
}

/** Opens the home page, whose scripts are held back. @returns A function that lets them arrive */
export async function openEarly(page: Page): Promise<() => void> {
  const release = await hold(page, "**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  return release
}

/** Follows the footer's link to the terms, and waits until they are there. */
export async function goToTerms(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible()
}

/** Scrolls the page at once, whatever its scroll behaviour is. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(top => window.scrollTo({ top, behavior: "instant" }), top)
}

/** Waits until what has changed is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Waits until nothing has scrolled for some frames. Returns the position. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let last = window.scrollY
        let still = 0
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still === 15) resolve(last)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Expects scrolling to end at a section, with its whole heading visible below the header. */
export async function expectToBeAt(page: Page, anchor: string): Promise<void> {
  const heading = page.locator(`#${anchor}`).getByRole("heading").first()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await scrolled(page)
  await expect(heading).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole("banner").boundingBox()
  const { y = 0 } = (await heading.boundingBox()) ?? {}
  expect(y, "top of the heading").toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  const middle = await page.evaluate(() => window.innerHeight / 2)
  expect(y, "the heading is in the upper half of the view").toBeLessThan(middle)
}

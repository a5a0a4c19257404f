import type { Locator, Page } from "@playwright/test"
import { expect } from "./fixtures"

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Mocks `Math.random`, which picks the headline. */
export async function fixRandom(page: Page, chance: number): Promise<void> {
  await page.addInitScript(chance => {
    Math.random = () => chance
  }, chance)
}

/** Runs before the page's scripts: timers of a second or more never run. */
export function stopLongTimers(): void {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => ms < 1000 && setTimeout(run, ms),
  })
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0)
}

/** Waits until the data and templates of all pages that this one links to are prefetched. */
export async function prefetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name)
    const parts = ["/index/", "/terms/", "/privacy/", "-home-", "-legal-"]
    return parts.every(part => files.some(file => file.includes(part)))
  })
  await page.waitForLoadState("networkidle")
}

/**
 * Delays requests. Call it before opening the page.
 * @returns A function that lets them continue
 */
export async function delayRequests(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Opens the home page with its scripts delayed. @returns A function that lets them load */
export async function openBeforeScripts(page: Page): Promise<() => void> {
  const release = await delayRequests(page, "**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  return release
}

/** Records the path of each document that the browser loads. */
export function recordNavigations(page: Page): string[] {
  const loads: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** The menu button, on small screens. */
export const menu = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Menu", exact: true })

/** The header's links; on a small screen, only while the menu is open. */
export const links = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link")

/** Follows a header link, through the menu on a small screen. */
export async function follow(page: Page, name: string): Promise<void> {
  await expect(menu(page).or(links(page).last())).toBeVisible()
  if (await menu(page).isVisible()) await menu(page).click()
  await links(page)
    .and(page.getByRole("link", { name, exact: true }))
    .click()
}

/** The text and address of each link. */
export const linksOf = (links: Locator) =>
  links.evaluateAll(all =>
    all.map(link => [String(link.textContent).trim(), String(link.getAttribute("href"))]),
  )

/** Expects the page to have this main heading. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
}

export async function openTermsFromFooter(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expectPage(page, "Terms and Conditions")
}

/** Scrolls without animation, and waits as `settledScroll` does. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(top => window.scrollTo({ top, behavior: "instant" }), top)
  await settledScroll(page)
}

/** Waits until changes are painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Waits until the page has not scrolled for ten frames. @returns The position, px */
export function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let last = window.scrollY
    let framesAtRest = 0
    while (framesAtRest < 10) {
      await new Promise(requestAnimationFrame)
      framesAtRest = window.scrollY === last ? framesAtRest + 1 : 0
      last = window.scrollY
    }
    return Math.round(last)
  })
}

/** Runs in the page: tells whether a section's heading is below the header and in the window's upper half. */
function describePosition(anchor: string): string {
  const heading = document.querySelector(`#${anchor} :is(h1, h2)`)
  const { top = Number.NaN, bottom = 0 } = heading?.getBoundingClientRect() ?? {}
  const header = Number(document.querySelector("header")?.getBoundingClientRect().bottom)
  if (top >= header && bottom <= innerHeight && top < innerHeight / 2) return "in view"
  return `heading ${top} to ${bottom}, header to ${header}, window of ${innerHeight}`
}

/** Expects the page to scroll to a section and stay there. */
export async function expectToBeAt(page: Page, anchor: string): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(describePosition, anchor)).toBe("in view")
    await settledScroll(page)
    expect(await page.evaluate(describePosition, anchor), "after scrolling").toBe("in view")
  }).toPass()
}

/**
 * Records the scroll position (px) in each frame.
 * @returns A function that returns a list of positions for each page
 */
export async function recordScrollPositions(page: Page): Promise<() => Promise<number[][]>> {
  const recording = await page.evaluateHandle(() => {
    const frames = new Map<string, number[]>()
    const recordFrame = () => {
      const heading = document.querySelector("h1")?.textContent ?? ""
      const tops = frames.get(heading) ?? []
      if (tops.at(-1) !== scrollY) tops.push(scrollY)
      frames.set(heading, tops)
      requestAnimationFrame(recordFrame)
    }
    recordFrame()
    return frames
  })
  return () => recording.evaluate(frames => [...frames.values()])
}

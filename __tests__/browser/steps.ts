import type { Locator, Page } from "@playwright/test"
import { expect } from "./fixtures"

/** Opens a page of the site and waits until it reacts to input. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Makes a page choose the same headline at each load; `chance` is from 0 to less than 1. */
export async function fixRandom(page: Page, chance: number): Promise<void> {
  await page.addInitScript(chance => {
    Math.random = () => chance
  }, chance)
}

/** Waits until the page reacts to input. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0)
}

/** Waits until the data and templates of this page, and of all pages it links to, have been loaded. */
export async function prefetched(page: Page): Promise<void> {
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
  await networkIdle(page)
}

/** Waits until the page requests nothing. Firefox may not say that a lost request has ended: then some seconds. */
export async function networkIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => {})
}

/**
 * Holds back files of the site, as a slow network would. To be called before the page is opened.
 * @returns A function that lets them arrive, or be lost
 */
export async function hold(page: Page, files: string, then: "continue" | "abort" = "continue") {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await held
    await route[then]()
  })
  return () => release()
}

/** Opens the home page, whose scripts are held back. @returns A function that lets them arrive */
export async function openBeforeScripts(page: Page): Promise<() => void> {
  const release = await hold(page, "**/*.js")
  await page.goto("/", { waitUntil: "domcontentloaded" })
  return release
}

/** Answers requests for the files as a host that no longer has them. */
export async function lose(page: Page, files: string): Promise<void> {
  await page.route(files, route =>
    route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }),
  )
}

/** Records each document that the browser loads. */
export function recordNavigations(page: Page): string[] {
  const loads: string[] = []
  page.on("request", request => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** The menu's button, on small screens. */
export const menu = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Menu", exact: true })

/** The header's links; on a small screen only while the menu is open. */
export const links = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link")

/** Follows one of the header's links, through the menu if there is one. */
export async function follow(page: Page, name: string): Promise<void> {
  await expect(menu(page).or(links(page).last())).toBeVisible()
  if (await menu(page).isVisible()) await menu(page).click()
  await links(page)
    .and(page.getByRole("link", { name, exact: true }))
    .click()
}

/** The words of links with their addresses. */
export const linksOf = (links: Locator) =>
  links.evaluateAll(all =>
    all.map(link => [String(link.textContent).trim(), String(link.getAttribute("href"))]),
  )

/** Expects the page with this heading. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
}

/** Follows the footer's link to the terms, and waits until they are there. */
export async function openTermsFromFooter(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expectPage(page, "Terms and Conditions")
}

/** Scrolls the page at once, whatever its scroll behaviour is. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(top => window.scrollTo({ top, behavior: "instant" }), top)
}

/** Waits until what has changed is drawn. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Waits until nothing has scrolled for some frames. @returns The position, px */
export function settledScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let last = window.scrollY
        let still = 0
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still === 10) resolve(Math.round(last))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Runs in the page: whether a section's heading is in the upper half of the window, clear of the header. */
function describePosition(anchor: string): string {
  const heading = document.querySelector(`#${anchor} :is(h1, h2)`)
  const { top = Number.NaN, bottom = 0 } = heading?.getBoundingClientRect() ?? {}
  const header = Number(document.querySelector("header")?.getBoundingClientRect().bottom)
  if (top >= header && bottom <= innerHeight && top < innerHeight / 2) return "in view"
  return `heading ${top} to ${bottom}, header to ${header}, window of ${innerHeight}`
}

/** Expects scrolling to end at a section. */
export async function expectToBeAt(page: Page, anchor: string): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(describePosition, anchor)).toBe("in view")
    await settledScroll(page)
    expect(await page.evaluate(describePosition, anchor), "at rest").toBe("in view")
  }).toPass()
}

/**
 * Looks at each frame from now on, before it is drawn.
 * @returns A function that returns where the window was, px, for each page that was open
 */
export async function recordScrollPositions(page: Page): Promise<() => Promise<number[][]>> {
  const seen = await page.evaluateHandle(() => {
    const frames = new Map<string, number[]>()
    const look = () => {
      const page = document.querySelector("h1")?.textContent ?? ""
      const tops = frames.get(page) ?? []
      if (tops.at(-1) !== scrollY) tops.push(scrollY)
      frames.set(page, tops)
      requestAnimationFrame(look)
    }
    look()
    return frames
  })
  return () => seen.evaluate(frames => [...frames.values()])
}

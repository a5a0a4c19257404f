// What is loaded, when, and how often.
import type { Page } from "@playwright/test"
import { test as base, expect, unknownPath } from "../fixtures"
import {
  expectPage,
  expectToBeAt,
  prefetched,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"
import { addressOf, startHost } from "../static-host"

/** Records every request, including those for icons and preloads, which Playwright does not report. */
const test = base.extend<{ requested: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  requested: ({}, use) => use([]),
  baseURL: async ({ requested }, use) => {
    const host = await startHost()
    host.prependListener("request", ({ url = "" }) => requested.push(url))
    await use(addressOf(host))
    host.close()
  },
})

test("after the first paint, scripts load once and then linked pages are prefetched", async ({
  page,
  requested,
}) => {
  await visit(page, "/")
  await prefetched(page)
  const again = requested.filter((address, index) => requested.indexOf(address) < index)
  // Gatsby requests the build's version with each page that it prefetches.
  expect(again).toEqual(["/page-data/app-data.json"])
  const templates = requested.flatMap(
    address => /\/component---(.*)-tsx.*js$/.exec(address)?.[1] ?? [],
  )
  expect(templates).toEqual(["src-templates-home", "src-templates-legal"])
  expect(requested.filter(address => address.endsWith("/page-data.json"))).toEqual(
    ["index", "terms", "privacy"].map(name => `/page-data/${name}/page-data.json`),
  )
  const { painted, starts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    starts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js(on)?$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(starts.length).toBeGreaterThan(5)
  expect(Math.min(...starts)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test("every URL opens at its section without duplicate requests", async ({ page, requested }) => {
  for (const address of ["/", "/#contact", "/terms", "/privacy#user-rights", unknownPath]) {
    requested.length = 0
    await visit(page, address)
    const [path, anchor] = address.split("#")
    const once = requested.filter(file => !file.endsWith("app-data.json"))
    expect(requested).toContain(path)
    // Gatsby requests an unknown path a second time.
    if (path !== unknownPath)
      expect(once.filter((file, at) => once.indexOf(file) !== at)).toEqual([])
    if (anchor) await expectToBeAt(page, anchor)
    else expect(await settledScroll(page)).toBe(0)
    await page.goto("about:blank")
  }
})

test("no page is prefetched for visitors who save data", async ({ page, requested }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await visit(page, "/")
  const terms = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Terms" })
  await terms.hover()
  await terms.focus()
  await page.waitForLoadState("networkidle")
  const ofLegalPages = () => requested.filter(address => /legal|terms|privacy/.test(address))
  expect(ofLegalPages()).toEqual([])
  await terms.click()
  await expectPage(page, "Terms and Conditions")
})

/** Runs before the page: mocks a background tab, which gets neither paints nor frames. */
function neverShow() {
  PerformanceObserver.prototype.observe = () => {}
  window.requestAnimationFrame = () => 0
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" })
  Object.defineProperty(document, "hidden", { get: () => true })
}

const conditions: Record<string, { before?: () => void; next?: (page: Page) => unknown }> = {
  "in a background tab": { before: neverShow },
  "in a browser without requestIdleCallback": {
    before: () => Reflect.deleteProperty(window, "requestIdleCallback"),
  },
  "and scrolled immediately": { next: page => scrollTo(page, 3000) },
  "and reloaded immediately": { next: page => page.reload({ waitUntil: "commit" }) },
}

for (const [how, { before, next }] of Object.entries(conditions)) {
  test(`a page opened ${how} hydrates`, async ({ page }) => {
    if (before) await page.addInitScript(before)
    await page.goto("/", { waitUntil: "domcontentloaded" })
    await next?.(page)
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready")
  })
}

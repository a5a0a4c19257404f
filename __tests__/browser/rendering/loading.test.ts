// Which files load, when, and how often.
import { test as base, expect, unknownPath } from "../fixtures"
import {
  expectPage,
  expectToBeAt,
  networkIdle,
  prefetched,
  settledScroll,
  visit,
} from "../page-helpers"
import { addressOf, startHost } from "../static-host"

/** Records every request, including those for icons and preloads, which Playwright does not report. */
const test = base.extend<{ requested: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from it.
  requested: ({}, use) => use([]),
  baseURL: async ({ requested }, use) => {
    const host = await startHost()
    host.prependListener("request", ({ url = "" }) => requested.push(url))
    await use(addressOf(host))
    host.close()
  },
})

/** Runs before the page's scripts: a timer must not load them where the first paint takes more than a second. */
function stopLongTimers() {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => ms < 1000 && setTimeout(run, ms),
  })
}

test("scripts load after the first paint, and then linked pages are prefetched", async ({
  page,
  requested,
}) => {
  await page.addInitScript(stopLongTimers)
  await visit(page, "/")
  await prefetched(page)
  const templates = requested.flatMap(
    address => /\/component---(.*)-tsx.*js$/.exec(address)?.[1] ?? [],
  )
  expect(templates).toEqual(["src-templates-home", "src-templates-legal"])
  expect(requested.filter(address => address.endsWith("/page-data.json"))).toEqual(
    ["index", "terms", "privacy", "cookies"].map(name => `/page-data/${name}/page-data.json`),
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

for (const address of ["/", "/#contact", "/terms", "/privacy#user-rights", unknownPath]) {
  const [path, anchor] = address.split("#")

  test(`${address} opens at the right position and requests no file twice, except the build's version`, async ({
    page,
    requested,
  }) => {
    await visit(page, address)
    if (anchor) await expectToBeAt(page, anchor)
    else expect(await settledScroll(page)).toBe(0)
    await networkIdle(page)
    const repeated = requested.filter((file, at) => requested.indexOf(file) < at)
    // Gatsby requests the build's version with each page that it prefetches, and an unknown path a second time.
    const others = repeated.filter(file => file !== "/page-data/app-data.json")
    expect(others).toEqual(path === unknownPath ? [path] : [])
  })
}

test("no page is prefetched for visitors who turn on data saving", async ({ page, requested }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await visit(page, "/")
  const terms = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Terms" })
  await terms.hover()
  await terms.focus()
  await networkIdle(page)
  expect(requested.filter(address => /legal|terms|privacy/.test(address))).toEqual([])
  await terms.click()
  await expectPage(page, "Terms and Conditions")
})

/** Runs before the page's scripts: mocks a background tab, which is never painted and gets no animation frames. */
function neverShow() {
  PerformanceObserver.prototype.observe = () => {}
  window.requestAnimationFrame = () => 0
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" })
  Object.defineProperty(document, "hidden", { get: () => true })
}

test("a page hydrates in a background tab", async ({ page }) => {
  await page.addInitScript(neverShow)
  await page.goto("/")
  await expect(page.locator("html")).toHaveAttribute("data-hydration", "ready")
})

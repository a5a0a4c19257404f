// Which files load, when, and how often.
import { paths, unknownPath } from "../../specification"
import { expect, test } from "../fixtures"
import { addressOf, startHost } from "../static-host"

test("scripts load after first paint, then linked pages, and nothing twice", async ({ page }) => {
  // Its log has icons and preloads, too, which Playwright does not report.
  const host = await startHost()
  const requested: string[] = []
  host.prependListener("request", ({ url = "" }) => requested.push(url))
  // A timer must not load the scripts where the first paint takes more than a second.
  await page.stopLongTimers()
  await page.visit(addressOf(host))
  await page.prefetched()
  const [own, ...linked] = requested.flatMap(
    address => /\/component---(.*)-tsx.*js$/.exec(address)?.[1] ?? [],
  )
  expect(own).toBe("src-templates-home")
  expect(linked).toContain("src-templates-legal")
  const data = requested.filter(address => address.endsWith("/page-data.json"))
  const names = paths.filter(path => path !== unknownPath).map(path => path.slice(1) || "index")
  expect(data.sort()).toEqual(names.map(name => `/page-data/${name}/page-data.json`).sort())
  const { painted, starts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-paint")[0]?.startTime,
    starts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js(on)?$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(starts.length).toBeGreaterThan(5)
  expect(Math.min(...starts)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
  const repeated = requested.filter((file, at) => requested.indexOf(file) < at)
  // Gatsby requests the build's version with each page that it prefetches.
  expect(repeated.filter(file => file !== "/page-data/app-data.json")).toEqual([])
  host.close()
})

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  )
  const requested: string[] = []
  page.on("request", request => requested.push(request.url()))
  await page.visit("/")
  await page.waitForLoadState("networkidle")
  expect(requested.filter(address => /terms|-legal-/.test(address))).toEqual([])
})

import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { testPublic } from "../test-site"
import { addressOf, startHost } from "./host"
import { loadedBy } from "./pages"
import { answerAfter, loadedAhead, visit } from "./steps"
import { test as base, expect } from "./test"

/** Every request, including those for icons and from preloads, which Playwright does not report. */
const test = base.extend<{ asked: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  asked: ({}, use) => use([]),
  baseURL: async ({ asked }, use) => {
    const host = await startHost(0)
    host.prependListener("request", ({ url }) => asked.push(String(url)))
    await use(addressOf(host))
    host.close()
  },
})

test("the pages that the home page links to are loaded once it is idle, and nothing else or twice", async ({
  page,
  asked,
}) => {
  await visit(page, "/")
  await loadedAhead(page)
  const again = asked.filter((address, index) => asked.indexOf(address) < index)
  // With each page that Gatsby loads ahead, it asks whether the site has been rebuilt since.
  expect(again).toEqual(["/page-data/app-data.json"])
  const templates = asked.flatMap(address => /\/component---(.*)-tsx/.exec(address)?.[1] ?? [])
  expect(templates).toEqual(["src-templates-home", "src-templates-legal"])
  expect(asked.filter(address => address.endsWith("/page-data.json"))).toEqual(
    ["index", "terms", "privacy"].map(name => `/page-data/${name}/page-data.json`),
  )
})

/** A host that sends no more of the home page than its hero before `end` is called; its other files are empty. */
async function startUnfinished() {
  const html = readFileSync(`${testPublic}/index.html`, "utf8")
  const begin = html.slice(0, html.indexOf("</section>"))
  const early: string[] = []
  let end = () => {}
  const server = createServer(({ url }, response) => {
    if (url === "/") {
      response.setHeader("Content-Type", "text/html")
      response.write(begin)
      end = () => response.end(html.slice(begin.length))
    } else {
      early.push(String(url))
      // An empty one would be no typeface.
      if (!url?.endsWith(".woff2")) response.end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return { server, early, end: () => end() }
}

test("while all below the hero is on its way, on a slow line scripts, data and the display face are requested at once", async ({
  page,
}) => {
  await answerAfter(page, 150)
  const { server, early } = await startUnfinished()
  await page.goto(addressOf(server), { waitUntil: "commit" })
  const files = loadedBy("index.html")
  expect(files).toHaveLength(6)
  await expect.poll(() => early).toEqual(expect.arrayContaining(files))
  await expect.poll(() => early).toContainEqual(expect.stringMatching(/\.woff2$/))
  await page.close()
  server.close()
})

test("on a fast line scripts and data wait until the page is complete", async ({ page }) => {
  await answerAfter(page, 50)
  const { server, early, end } = await startUnfinished()
  await page.goto(addressOf(server), { waitUntil: "commit" })
  await expect.poll(() => early).toContainEqual(expect.stringMatching(/\.woff2$/))
  // The script that would request them has run.
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "coming")
  await expect(page.locator("head script[src]")).toHaveCount(0)
  const files = () => early.filter(address => /\.js(on)?$/.test(address))
  expect(files()).toEqual([])

  end()
  await expect.poll(() => files().sort()).toEqual(loadedBy("index.html").sort())
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.close()
  server.close()
})

test("on a fast line scripts and data are requested after the first paint", async ({ page }) => {
  await answerAfter(page, 50)
  await visit(page, "/")
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js(on)?$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(5)
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("no script is requested, and no data", async ({ page, asked }) => {
    await page.goto("/", { waitUntil: "networkidle" })
    expect(asked.filter(address => address.endsWith(".woff2"))).toHaveLength(2)
    expect(asked.filter(address => address.includes(".js"))).toEqual([])
  })
})

test("nothing is loaded ahead for a visitor who saves data, not even when pointing at a link", async ({
  page,
  asked,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await visit(page, "/")
  const terms = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Terms" })
  await terms.hover()
  await terms.focus()
  await page.waitForLoadState("networkidle")
  const ofLegalPages = () => asked.filter(address => /legal|terms|privacy/.test(address))
  expect(ofLegalPages()).toEqual([])

  await terms.click()
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible()
  expect(ofLegalPages()).not.toEqual([])
})

import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { testPublic } from "../test-site"
import { startHost } from "./host"
import { loadedBy } from "./pages"
import { answerAfter, loadedAhead, visit } from "./steps"
import { expect, test } from "./test"

// This host records every request, including those for icons and from preloads, which Playwright does not report.
let host: Server
let asked: string[]

test.beforeEach(async () => {
  asked = []
  host = await startHost(0)
  host.prependListener("request", ({ url }: IncomingMessage) => asked.push(String(url)))
})

test.afterEach(async ({ page }) => {
  await page.close()
  host.close()
})

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

const home = () => addressOf(host)

/** Requested addresses that contain one of the words. */
const askedFor = (...words: string[]) =>
  asked.filter(address => words.some(word => address.includes(word)))

test("the pages that the home page links to are loaded once it is idle, and nothing else or twice", async ({
  page,
}) => {
  await visit(page, home())
  await loadedAhead(page)
  const again = asked.filter((address, index) => asked.indexOf(address) < index)
  // With each page that Gatsby loads ahead, it asks whether the site has been rebuilt since.
  expect(again.filter(address => address !== "/page-data/app-data.json")).toEqual([])
  expect(askedFor("app-data")).toHaveLength(2)
  const templates = askedFor("/component---").map(address => address.match(/---(.*)-tsx/)?.[1])
  expect(templates).toEqual(["src-templates-home", "src-templates-legal"])
  expect(askedFor("/page-data.json")).toEqual(
    ["index", "terms", "privacy"].map(name => `/page-data/${name}/page-data.json`),
  )
})

/** A host that sends no more of the home page than its hero before `end` is called; its other files are empty. */
async function startUnfinished() {
  const html = readFileSync(`${testPublic}/index.html`, "utf8")
  const begin = html.slice(0, html.indexOf("</section>"))
  const early: string[] = []
  let end = () => {}
  const server = createServer((request, response) => {
    if (request.url !== "/") {
      early.push(String(request.url))
      response.end()
      return
    }
    response.setHeader("Content-Type", "text/html")
    response.write(begin)
    end = () => response.end(html.slice(begin.length))
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return { server, early, end: () => end() }
}

test.describe("while all below the hero is still on its way", () => {
  // The empty files are not valid typefaces.
  test.use({ expectedMessages: /Failed to decode downloaded font|OTS parsing error/ })

  test("on a slow line scripts, data and the display face are requested at once", async ({
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
})

test("on a fast line scripts and data are requested after the first paint", async ({ page }) => {
  await answerAfter(page, 50)
  await visit(page, home())
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

  test("no script is requested, and no data", async ({ page }) => {
    await page.goto(home(), { waitUntil: "networkidle" })
    expect(askedFor(".woff2")).toHaveLength(2)
    expect(askedFor(".js")).toEqual([])
  })
})

test("nothing is loaded ahead for a visitor who saves data, not even when pointing at a link", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await visit(page, home())
  const terms = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Terms" })
  await terms.hover()
  await terms.focus()
  await page.waitForLoadState("networkidle")
  expect(askedFor("legal", "terms", "privacy")).toEqual([])

  await terms.click()
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible()
  expect(askedFor("legal", "terms")).not.toEqual([])
})

import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { startHost } from "./host"
import { scriptsOf } from "./pages"
import { visit } from "./steps"
import { expect, test } from "./test"

// A host of its own tells of each request, of those for icons and from preloads too, which
// Playwright leaves out.
let host: Server
let asked: string[]

test.beforeEach(async () => {
  asked = []
  host = await startHost(0)
  host.prependListener("request", ({ url }: IncomingMessage) => asked.push(String(url)))
})

test.afterEach(() => host.close())

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

const home = () => addressOf(host)

/** What was asked for whose address has one of the words. */
const askedFor = (...words: string[]) =>
  asked.filter(address => words.some(word => address.includes(word)))

test("a first view of the home page asks for nothing twice", async ({ page }) => {
  await visit(page, home())
  await page.waitForLoadState("networkidle")
  const again = asked.filter((address, index) => asked.indexOf(address) < index)
  // With each page that Gatsby loads ahead it asks whether the site has been built anew since.
  expect(again.filter(address => address !== "/page-data/app-data.json")).toEqual([])
  expect(askedFor("app-data")).toHaveLength(2)
})

test("scripts and the display face are asked for while most of the page is still on its way", async ({
  page,
}) => {
  const html = readFileSync("public/index.html", "utf8")
  const begin = html.slice(0, html.indexOf('<div class="paints">'))
  const early: string[] = []
  const slow = createServer((request, response) => {
    if (request.url !== "/") {
      early.push(String(request.url))
      return
    }
    response.setHeader("Content-Type", "text/html")
    response.write(begin)
  })
  await new Promise<void>(resolve => slow.listen(0, "127.0.0.1", resolve))
  await page.goto(addressOf(slow), { waitUntil: "commit" })
  const scripts = scriptsOf("index.html")
  expect(scripts).toHaveLength(4)
  await expect.poll(() => early).toEqual(expect.arrayContaining(scripts))
  await expect.poll(() => early).toContainEqual(expect.stringMatching(/\.woff$/))
  await page.close()
  slow.close()
})

test("the pages that the home page links to are loaded once it is at rest, and no other", async ({
  page,
}) => {
  await visit(page, home())
  await page.waitForLoadState("networkidle")
  const templates = askedFor("/component---").map(address => address.match(/---(.*)-tsx/)?.[1])
  expect(templates).toEqual(["src-templates-home", "src-templates-legal"])
  expect(askedFor("/page-data.json")).toEqual([
    "/page-data/index/page-data.json",
    "/page-data/terms/page-data.json",
    "/page-data/privacy/page-data.json",
  ])
})

test("a visitor who saves data is sent nothing ahead, not for pointing at a link either", async ({
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

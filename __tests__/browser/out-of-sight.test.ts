import { createServer, type Server } from "node:http"
import puppeteer, { type Browser, type Page } from "puppeteer-core"
import { findChromium } from "./chromium"
import { addressOf, startHost } from "./host"
import { expect, test } from "./test"

// Playwright makes every page believe that it is visible, and browsers prerender no page under its control.
let browser: Browser
let page: Page
let host: Server
let server: Server
/** The requests, with their purpose if that is to prerender. */
let asked: string[]

const prerenders = `<!doctype html><script type="speculationrules">
  {"prerender": [{"source": "list", "urls": ["/"], "eagerness": "immediate"}]}
</script><a href="/">Home</a>`

test.beforeEach(async () => {
  asked = []
  host = await startHost(0)
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers["sec-purpose"] ?? ""}`.trim())
    if (request.url !== "/leads-to-home") host.emit("request", request, response)
    else response.setHeader("Content-Type", "text/html").end(prerenders)
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  })
  page = await browser.newPage()
})

test.afterEach(async () => {
  await browser.close()
  server.close()
  host.close()
})

/** Requested by a page once it is hydrated: data of a page that it links to. */
const ahead = "/page-data/terms/page-data.json"

test("a page in a background tab is hydrated, and works when it is shown", async () => {
  await (await browser.newPage()).bringToFront()
  await page.goto(addressOf(server), { waitUntil: "domcontentloaded" })
  await expect.poll(() => asked).toContain(ahead)
  expect(await page.evaluate(() => document.visibilityState)).toBe("hidden")
  await page.bringToFront()
  await page.$eval('footer a[href="/terms"]', link => link.click())
  await page.waitForFunction(() => /terms/i.test(document.querySelector("h1")?.textContent ?? ""))
})

test("a prerendered page is hydrated before it is shown", async () => {
  await page.goto(`${addressOf(server)}/leads-to-home`)
  await expect.poll(() => asked).toContain(`${ahead} prefetch;prerender`)
})

test("a page that is shown while it is being prerendered is hydrated", async () => {
  await page.goto(`${addressOf(server)}/leads-to-home`)
  await expect.poll(() => asked).toContain("/ prefetch;prerender")
  await page.click("a")
  await expect.poll(() => asked).toContain(ahead)
})

import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import puppeteer, { type Browser } from "puppeteer-core"
import { findChromium } from "./chromium"
import { startHost } from "./host"
import { expect, test } from "./test"

// Playwright makes every page believe that it is visible, and browsers prerender no page under its control.
let browser: Browser
let host: Server
let server: Server
let address: string
/** The requests, with their purpose if that is to prerender. */
let asked: string[]

const prerenders = `<!doctype html><script type="speculationrules">
  {"prerender": [{"source": "list", "urls": ["/"], "eagerness": "immediate"}]}
</script><a href="/">Home</a>`

// Pages out of sight may have to wait for the processor.
const patiently = expect.configure({ timeout: 15_000 })

test.beforeEach(async () => {
  asked = []
  host = await startHost(0)
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers["sec-purpose"] ?? ""}`.trim())
    if (request.url === "/leads-to-home") {
      response.setHeader("Content-Type", "text/html").end(prerenders)
    } else {
      host.emit("request", request, response)
    }
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  })
})

test.afterEach(async () => {
  await browser.close()
  server.close()
  host.close()
})

/** Requested by a page once it is hydrated: data of a page that it links to. */
const ahead = "/page-data/terms/page-data.json"

test("a page in a background tab is hydrated, and works when it is shown", async () => {
  const page = await browser.newPage()
  await (await browser.newPage()).bringToFront()
  await page.goto(address, { waitUntil: "domcontentloaded" })
  expect(await page.evaluate(() => document.visibilityState)).toBe("hidden")
  await patiently.poll(() => asked).toContain(ahead)
  expect(await page.evaluate(() => document.visibilityState)).toBe("hidden")
  await page.bringToFront()
  await page.$eval('footer a[href="/terms"]', link => link.click())
  await page.waitForFunction(() => /terms/i.test(document.querySelector("h1")?.textContent ?? ""))
})

test("a prerendered page is hydrated before it is shown", async () => {
  const page = await browser.newPage()
  await page.goto(`${address}/leads-to-home`)
  await patiently.poll(() => asked).toContain(`${ahead} prefetch;prerender`)
})

test("a page that is shown while it is being prerendered is hydrated", async () => {
  const page = await browser.newPage()
  await page.goto(`${address}/leads-to-home`)
  await patiently.poll(() => asked).toContain("/ prefetch;prerender")
  await page.click("a")
  await patiently.poll(() => asked).toContain(ahead)
})

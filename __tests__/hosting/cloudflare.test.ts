import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, mkdtempSync, writeFileSync } from "node:fs"
import { get, type IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { filesOf, headerRules } from "../browser/static-host"
import { freePort } from "../free-port"
import { testSite } from "../test-sites"

/** The last version for Node 20. It runs Cloudflare's own engine, workerd; its 100 MB is too much for a dependency. */
const wrangler = "wrangler@4.86.0"

// All tests share a host.
test.describe.configure({ mode: "serial" })

let host: ChildProcess
let address: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const site = mkdtempSync(join(tmpdir(), "marquisade-site-"))
  cpSync(testSite.folder, site, { recursive: true })
  writeFileSync(join(site, "_redirects"), "/conditions /terms 301\n")
  const pages = ["pages", "dev", site, "--compatibility-date", "2025-01-01"]
  const place = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"]
  host = spawn("npx", ["--yes", wrangler, ...pages, ...place], {
    cwd: mkdtempSync(join(tmpdir(), "marquisade-")),
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    detached: true,
  })
  await untilReady(host)
})

test.afterAll(() => host.pid && process.kill(-host.pid))

/** Waits until the host is ready; throws its output if it exits. */
async function untilReady(host: ChildProcess) {
  let output = ""
  for (const stream of [host.stdout, host.stderr]) stream?.on("data", data => (output += data))
  while (!output.includes("Ready on")) {
    if (host.exitCode !== null) {
      throw new Error(
        `npx could not start ${wrangler}; it must be able to reach the npm registry.\n${output}`,
      )
    }
    await pause(100)
  }
}

/** Requests a path exactly as it is: `fetch` would normalize it and join duplicate headers. */
const request = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address + path, response => resolve(response.resume())).on("error", reject)
  })

for (const [path, status, location] of [
  ["/", 200],
  ["/terms/", 200],
  ["//terms", 200],
  ["/terms.html", 308, "/terms"],
  ["/conditions", 301, "/terms"],
  ["/no-such-page", 404],
  ["/webpack.stats.json", 404],
] as const) {
  test(`${path} responds with ${status}`, async () => {
    const response = await request(path)
    expect([response.statusCode, response.headers.location]).toEqual([status, location])
  })
}

test("the host sends the same headers, once each, as the mock host of the other tests", async () => {
  const headersFor = headerRules(testSite.folder)
  for (const path of ["/", "/terms", "/terms/", "/no-such-page", ...filesOf(testSite.folder)]) {
    const { headersDistinct } = await request(path)
    // Cloudflare lets nobody store the answer for an unknown path.
    const isUnknown = path === "/no-such-page"
    const expected = Object.entries(headersFor(path)).filter(
      ([name]) => !isUnknown || name !== "Cache-Control",
    )
    expect(expected.length).toBeGreaterThan(5)
    const sent = expected.map(([name]) => [name, headersDistinct[name.toLowerCase()]])
    expect.soft([path, sent]).toEqual([path, expected.map(([name, value]) => [name, [value]])])
  }
})

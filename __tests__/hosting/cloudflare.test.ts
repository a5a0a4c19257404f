import { type ChildProcess, spawn } from "node:child_process"
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { get, type IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { freePort } from "../free-port"
import { realPublic } from "../test-sites"

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
  cpSync(realPublic, site, { recursive: true })
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
  test(`${path} responds with ${status} and each header once`, async () => {
    const response = await request(path)
    expect([response.statusCode, response.headers.location]).toEqual([status, location])
    const [common = ""] = readFileSync(`${realPublic}/_headers`, "utf8").split("\n\n")
    const expected = [...common.matchAll(/^ {2}(\S+): (.*)$/gm)]
    expect(expected.length).toBeGreaterThan(5)
    for (const [, name = "", value] of expected) {
      expect([name, response.headersDistinct[name.toLowerCase()]]).toEqual([name, [value]])
    }
  })
}

test("only files with a hash in their name are cached for a year", async () => {
  const files = readdirSync(realPublic, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/^_|\.html$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(realPublic.length))
  const cached = []
  for (const path of [...files, "/", "/terms"]) {
    const cache = (await request(path)).headers["cache-control"]
    if (cache === "public, max-age=31536000, immutable") cached.push(path)
    else expect([path, cache]).toEqual([path, "public, max-age=0, must-revalidate"])
  }
  expect(cached.length).toBeGreaterThan(6)
  expect(cached.filter(path => !/[-.][0-9a-f]{16,20}\.\w+$/.test(path))).toEqual([])
})

import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { get, type IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { contactForm, fill, message, recordAlerts, sendButton } from "../browser/forms"
import { expectPage, follow, visit } from "../browser/steps"
import { freePort } from "../free-port"
import { expect, test as published, publishedPhotoHosts } from "../published/fixtures"
import { publishedPublic } from "../test-site"

/** The last version that runs on Node 20. It has Cloudflare's own engine, workerd, and is no dependency: 100 MB. */
const wrangler = "wrangler@4.86.0"

const test = published.extend({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const port = await freePort()
      const pages = ["pages", "dev", resolve(publishedPublic), "--compatibility-date", "2025-01-01"]
      const place = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"]
      const host = spawn("npx", ["--yes", wrangler, ...pages, ...place], {
        cwd: mkdtempSync(join(tmpdir(), "marquisade-")),
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
        detached: true,
      })
      await untilReady(host)
      await use(`http://127.0.0.1:${port}`)
      if (host.pid) process.kill(-host.pid)
    },
    { scope: "worker", timeout: 240_000 },
  ],
})

/** Waits until the host answers, or says why it cannot. */
async function untilReady(host: ChildProcess) {
  let output = ""
  for (const stream of [host.stdout, host.stderr]) stream?.on("data", data => (output += data))
  while (!output.includes("Ready on")) {
    if (host.exitCode !== null) {
      throw new Error(`npx could not start ${wrangler}; it needs npm's registry.\n${output}`)
    }
    await pause(100)
  }
}

/** Asks for a path as it is: `fetch` would tidy it, and join headers that are sent twice. */
const request = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, answer => resolve(answer.resume())).on("error", reject)
  })

// One host for all.
test.describe.configure({ mode: "serial" })

for (const [path, status, location] of [
  ["/", 200],
  ["/terms", 200],
  ["/privacy?utm_source=letter", 200],
  ["/terms/", 200],
  ["//terms", 200],
  ["/terms.html", 308, "/terms"],
  ["/index.html", 308, "/"],
  ["/no-such-page", 404],
  ["/terms/no-such-page", 404],
  ["/webpack.stats.json", 404],
  ["/chunk-map.json", 404],
] as const) {
  test(`${path} is answered with ${status}, and each header once`, async ({ baseURL }) => {
    const answer = await request(baseURL + path)
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
    const [common = ""] = readFileSync(`${publishedPublic}/_headers`, "utf8").split("\n\n")
    const expected = [...common.matchAll(/^ {2}(\S+): (.*)$/gm)]
    expect(expected.length).toBeGreaterThan(5)
    for (const [, name = "", value] of expected) {
      expect([name, answer.headersDistinct[name.toLowerCase()]]).toEqual([name, [value]])
    }
  })
}

test("browsers keep what has a hash in its name, and nothing else", async ({ baseURL }) => {
  const files = readdirSync(publishedPublic, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/^_|\.html$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(publishedPublic.length))
  const kept = []
  for (const path of [...files, "/", "/terms"]) {
    const cache = (await request(baseURL + path)).headers["cache-control"]
    if (cache === "public, max-age=31536000, immutable") kept.push(path)
    else expect([path, cache]).toEqual([path, "public, max-age=0, must-revalidate"])
  }
  expect(kept.length).toBeGreaterThan(6)
  expect(kept.filter(path => !/[-.][0-9a-f]{16,20}\.(js|css|woff2?)$/.test(path))).toEqual([])
})

test("a visit from Terms to a sent message breaks no policy", async ({ page }) => {
  const alerts = recordAlerts(page)
  await visit(page, "/terms")
  await follow(page, "Contact")
  await fill(contactForm(page), message)
  await sendButton(contactForm(page)).click()
  await expect.poll(() => alerts).toEqual([expect.stringContaining(message.Name)])
  for (const photo of await page.getByRole("main").locator("img").all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
  }
  expect(publishedPhotoHosts.length).toBeGreaterThan(0)
  await page.goto("/no-such-page")
  await expectPage(page, /./)
})

import { expect, test } from "@playwright/test"
import { filesOf, headerRules } from "../browser/static-host"
import { unknownPath } from "../specification"
import { testSite } from "../test-sites"
import { address } from "./playwright.config"

for (const [path, status, location] of [
  ["/", 200],
  ["/terms/", 200],
  ["//terms", 200],
  ["/terms.html", 308, "/terms"],
  [unknownPath, 404],
  ["/webpack.stats.json", 404],
] as const) {
  test(`${path} responds with ${status}`, async ({ request }) => {
    const response = await request.get(address + path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([status, location])
  })
}

test("Cloudflare sends the same headers as the other tests' host", async ({ request }) => {
  const headersFor = headerRules(testSite.folder)
  for (const path of ["/", "/terms", "/terms/", unknownPath, ...filesOf(testSite.folder)]) {
    const expected = Object.entries(headersFor(path))
      .map(([name, value]) => [name.toLowerCase(), value])
      // Cloudflare lets nobody store the answer for an unknown path.
      .filter(([name]) => path !== unknownPath || name !== "cache-control")
    expect(expected.length, path).toBeGreaterThan(5)
    const sent = (await request.get(address + path)).headers()
    expect.soft(sent, path).toMatchObject(Object.fromEntries(expected))
  }
})

import { readFileSync } from "node:fs"
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib"
import { paths, unknownPath } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, test } from "../fixtures"

/** The performance budget of a page, in bytes, compressed with Brotli and without response headers. */
const budgets = {
  /** The start of the HTML, which arrives in the first round trip and renders the first screen */
  firstScreen: 14_000,
  /** The whole HTML, including styles and drawings */
  html: 24_000,
  /** Scripts of a first visit, including those of prefetched pages; with room for a page more */
  scripts: 84_600,
}

const fileOf = (path: string) =>
  path === unknownPath ? "404.html" : `${path.slice(1) || "index"}.html`

const compressed = (file: string) => brotliCompressSync(readFileSync(`${testSite.folder}/${file}`))

for (const path of paths) {
  test(`${path} is within the HTML budget and has its first screen in its first 14 kB`, () => {
    const whole = compressed(fileOf(path))
    expect(whole.length, "bytes of HTML").toBeLessThanOrEqual(budgets.html)
    const start = brotliDecompressSync(whole.subarray(0, budgets.firstScreen), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    })
    // The home page's first screen ends above the first heading below the title, that of others above the third.
    expect(String(start).match(/<h2/g)?.length).toBeGreaterThan(path === "/" ? 0 : 2)
    const [head, body] = readFileSync(`${testSite.folder}/${fileOf(path)}`, "utf8").split("</head>")
    // In the head, preloaded fonts and scripts would delay the first paint.
    expect(head).not.toMatch(/as="font"|<script/)
    expect(body).not.toMatch(/<script[^>]* src=/)
    expect(body?.match(/<link rel="preload" as="font"/g)).toHaveLength(2)
  })
}

for (const path of ["/", "/terms"]) {
  test(`${path} has no render-blocking files and is within the script budget`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on("request", request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith(".js")) scripts.add(pathname)
    })
    await page.visit(path)
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as unknown as Record<string, string>[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
    await page.prefetched()
    expect(scripts.size).toBeGreaterThan(2)
    const sizes = [...scripts].map(file => [compressed(file).length, file] as const)
    const [largest] = sizes.sort(([a], [b]) => b - a)
    const bytes = sizes.reduce((sum, [size]) => sum + size, 0)
    expect(bytes, `bytes of scripts; the largest: ${largest}`).toBeLessThanOrEqual(budgets.scripts)
  })
}

import { readFileSync } from "node:fs"
import { brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { budgets, compressed } from "./budgets"
import { expect } from "./fixtures"
import { fixRandom } from "./page-helpers"

/**
 * Expects a page's HTML to be within its budgets, and its first bytes alone to paint the same first screen as all of it.
 * `share` is the share of the budgets that the page may use.
 */
export async function expectHtmlWithinBudget(
  page: Page,
  path: string,
  file: string,
  folder: string,
  share = 1,
): Promise<void> {
  const html = compressed(file, folder)
  expect(html.length, "bytes of HTML").toBeLessThanOrEqual(budgets.html * share)
  const firstBytes = html.subarray(0, budgets.firstScreen * share)
  const start = brotliDecompressSync(firstBytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
  await fixRandom(page, 0)
  const screenshotOf = async (body: Buffer) => {
    await page.route("**/*", route => {
      const request = route.request()
      const response = { contentType: "text/html; charset=utf-8", body }
      if (request.isNavigationRequest()) return route.fulfill(response)
      // Other requests stay pending; fonts are aborted because a screenshot waits for them.
      if (request.resourceType() === "font") return route.abort()
    })
    await page.goto(path, { waitUntil: "domcontentloaded" })
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    )
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
    const style = "html { overflow: hidden }"
    const screenshot = await page.screenshot({ animations: "disabled", style })
    await page.goto("about:blank")
    await page.unrouteAll({ behavior: "ignoreErrors" })
    return screenshot
  }
  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const whole = await screenshotOf(readFileSync(`${folder}/${file}`))
    const first = await screenshotOf(start)
    expect(await difference(whole, first), `${viewport.width} px wide`).toBeLessThan(0.001)
  }
}

/** The share of pixels that differ by more than the noise between two screenshots of the same page. */
async function difference(...pictures: Buffer[]): Promise<number> {
  const [pixels = Buffer.of(), others] = await Promise.all(
    pictures.map(picture => sharp(picture).greyscale().raw().toBuffer()),
  )
  const differing = pixels.filter((light, at) => Math.abs(light - (others?.[at] ?? 255)) > 8)
  return differing.length / pixels.length
}

import { readFileSync } from "node:fs"
import { brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { budgets, compressed } from "./budgets"
import { expect } from "./fixtures"
import { fixRandom } from "./steps"

/**
 * Expects a page's HTML to keep to its budgets, and the first screen that is painted from the beginning of it to look
 * the same as the one from all of it, before any other file has arrived.
 * @param path A path that shows the page
 * @param file The page's HTML file
 * @param folder The built site
 * @param room The part of the budgets that may be used
 */
export async function expectHtmlWithinBudget(
  page: Page,
  path: string,
  file: string,
  folder: string,
  room = 1,
): Promise<void> {
  const html = compressed(file, folder)
  expect(html.length, "bytes of HTML").toBeLessThanOrEqual(budgets.html * room)
  const beginning = html.subarray(0, budgets.firstScreen * room)
  const begun = brotliDecompressSync(beginning, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
  await fixRandom(page, 0)
  const see = async (body: Buffer) => {
    await page.route("**/*", route => {
      const request = route.request()
      const answer = { contentType: "text/html; charset=utf-8", body }
      if (request.isNavigationRequest()) return route.fulfill(answer)
      // Nothing else is answered; but a screenshot would wait for typefaces.
      if (request.resourceType() === "font") return route.abort()
    })
    await page.goto(path, { waitUntil: "domcontentloaded" })
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    )
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
    const style = "html { overflow: hidden }"
    const seen = await page.screenshot({ animations: "disabled", style })
    await page.goto("about:blank")
    await page.unrouteAll({ behavior: "ignoreErrors" })
    return seen
  }
  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const whole = await see(readFileSync(`${folder}/${file}`))
    const first = await see(begun)
    expect(await difference(whole, first), `${viewport.width} px wide`).toBeLessThan(0.001)
  }
}

/** The share of pixels that differ by more than two screenshots of the same page in Chromium do. */
async function difference(...pictures: Buffer[]): Promise<number> {
  const [pixels = Buffer.of(), others] = await Promise.all(
    pictures.map(picture => sharp(picture).greyscale().raw().toBuffer()),
  )
  const differing = pixels.filter((light, at) => Math.abs(light - (others?.[at] ?? 255)) > 8)
  return differing.length / pixels.length
}

import { readFileSync } from "node:fs"
import { brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { expect } from "./test"

const screens = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

/** What the console says of files that do not come. */
export const nothingElseComes = [/net::ERR_FAILED|status of 404/]

/**
 * Expects a page's first screen to be painted from the beginning of its HTML as it was when all of the
 * HTML has come, and nothing else.
 * @param path A path that shows the page
 * @param file The page's HTML, beside which is its compressed copy
 * @param bytes How much of the compressed HTML has come
 */
export async function expectFirstScreenIn(
  page: Page,
  path: string,
  file: string,
  bytes: number,
): Promise<void> {
  const beginning = readFileSync(`${file}.br`).subarray(0, bytes)
  const begun = brotliDecompressSync(beginning, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    const [whole, first] = [readFileSync(file), begun].map(body => async () => {
      await page.route("**/*", route =>
        route.request().isNavigationRequest()
          ? route.fulfill({ contentType: "text/html; charset=utf-8", body })
          : route.abort(),
      )
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
      const seen = await page.screenshot({
        animations: "disabled",
        style: "html { overflow: hidden }",
      })
      // What is still being asked for is answered by nobody any more.
      await page.goto("about:blank")
      await page.unrouteAll({ behavior: "ignoreErrors" })
      return seen
    })
    const [expected, seen] = [await whole?.(), await first?.()]
    expect(await difference(expected, seen), `${viewport.width} px wide`).toBeLessThan(0.001)
  }
}

/** The part of the pixels that differ by more than Chromium does from itself. */
async function difference(one?: Buffer, other?: Buffer): Promise<number> {
  const [pixels, others] = await Promise.all(
    [one, other].map(picture => sharp(picture).greyscale().raw().toBuffer()),
  )
  const differing = pixels?.filter((light, at) => Math.abs(light - (others?.[at] ?? 255)) > 8)
  return (differing?.length ?? Number.NaN) / (pixels?.length ?? Number.NaN)
}

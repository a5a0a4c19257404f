import { readFileSync } from "node:fs"
import { brotliDecompressSync, constants } from "node:zlib"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { fixChance } from "./steps"
import { expect } from "./test"

const screens = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

/** What the console says about files that do not arrive. */
export const nothingElseComes = /net::ERR_FAILED|status of 404/

/**
 * Expects the first screen that is painted from the beginning of a page's HTML to look the same as the one from
 * all of its HTML, without any other file.
 * @param path A path that shows the page
 * @param file The page's HTML file, which has a compressed copy beside it
 * @param bytes How much of the compressed HTML arrives
 */
export async function expectFirstScreenIn(
  page: Page,
  path: string,
  file: string,
  bytes: number,
): Promise<void> {
  const beginning = readFileSync(`${file}.br`).subarray(0, bytes)
  const begun = brotliDecompressSync(beginning, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
  await fixChance(page, 0)
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
      // Requests still under way will never be answered.
      await page.goto("about:blank")
      await page.unrouteAll({ behavior: "ignoreErrors" })
      return seen
    })
    const [expected, seen] = [await whole?.(), await first?.()]
    expect(await difference(expected, seen), `${viewport.width} px wide`).toBeLessThan(0.001)
  }
}

/** The share of pixels that differ by more than two screenshots of the same page in Chromium do. */
async function difference(one?: Buffer, other?: Buffer): Promise<number> {
  const [pixels, others] = await Promise.all(
    [one, other].map(picture => sharp(picture).greyscale().raw().toBuffer()),
  )
  const differing = pixels?.filter((light, at) => Math.abs(light - (others?.[at] ?? 255)) > 8)
  return (differing?.length ?? Number.NaN) / (pixels?.length ?? Number.NaN)
}

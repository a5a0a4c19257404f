import type { Page } from "@playwright/test"
import hotels from "../../content/hotels.json"
import { expect, test, testPhotoHosts } from "../fixtures"
import { hydrated, openBeforeScripts, visit } from "../page-helpers"

test.use({ viewport: { width: 375, height: 700 } })

const fromPhotoHost = (url: URL) => testPhotoHosts.includes(url.hostname)

/** Scrolls to the photo of a hotel's card; `index` is from 0. */
async function photoOf(page: Page, index: number) {
  const image = page.locator("#casino-hotels").getByRole("listitem").nth(index).locator("img")
  await image.locator("..").scrollIntoViewIfNeeded()
  return image
}

test("photos load near the viewport, in the size of their card, without a referrer", async ({
  page,
}) => {
  const requested: string[] = []
  const referrers: (string | undefined)[] = []
  await page.route(fromPhotoHost, async route => {
    requested.push(route.request().url().replace(/\?.*/, ""))
    referrers.push((await route.request().allHeaders()).referer)
    await route.fallback()
  })
  await visit(page, "/")
  await page.waitForLoadState("networkidle")
  expect(requested).not.toContain(hotels[5]?.image)
  for (const [index, { image }] of hotels.entries()) {
    const photo = await photoOf(page, index)
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
    await expect(photo).toHaveCSS("object-fit", "cover")
    const card = await photo.evaluate(element => element.clientWidth)
    const shown = new URL(await photo.evaluate(element => (element as HTMLImageElement).currentSrc))
    expect(shown.href.replace(/\?.*/, "")).toBe(image.replace(/\?.*/, ""))
    const fits = [330, 500, 960, 1280].find(width => width >= card)
    expect(shown.search).toMatch(new RegExp(`\\bw(idth)?=${fits}\\b`))
  }
  expect(referrers).toEqual(hotels.map(() => undefined))
})

test("cards whose photos cannot load show monograms, before and after hydration", async ({
  page,
}) => {
  await page.route(fromPhotoHost, route => route.abort())
  const release = await openBeforeScripts(page)
  const expectPanel = async (index: number) => {
    const photo = await photoOf(page, index)
    await expect(photo).toHaveJSProperty("complete", true)
    const frame = photo.locator("..")
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
    // The aspect ratio is 3:2; the lead card may be wider.
    expect(height / width).toBeGreaterThan(0.5)
    expect(height / width).toBeLessThan(0.76)
    const seen = await frame.screenshot({ animations: "disabled" })
    await photo.evaluate(element => element.style.setProperty("visibility", "hidden"))
    expect(seen.equals(await frame.screenshot({ animations: "disabled" }))).toBe(true)
    await photo.evaluate(element => element.style.removeProperty("visibility"))
  }
  await expectPanel(0)
  release()
  await hydrated(page)
  for (const index of hotels.keys()) await expectPanel(index)
})

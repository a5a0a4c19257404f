import type { Page } from "@playwright/test"
import hotels from "../../content/hotels.json"
import { expect, test, testPhotoHosts } from "../fixtures"

test.use({ viewport: { width: 375, height: 700 } })

/** Enough of them for each of the hosts. */
const shown = hotels.slice(0, 6)

const fromPhotoHost = (url: URL) => testPhotoHosts.includes(url.hostname)

/** Scrolls to the photo of a hotel; `index` starts at 0. */
async function photoOf(page: Page, index: number) {
  const image = page.locator("#casino-hotels").getByRole("listitem").nth(index).locator("img")
  await image.locator("..").scrollIntoViewIfNeeded()
  return image
}

test("a copied card has the words and the lines that it shows", async ({ page }) => {
  await page.visit("/")
  const card = page.locator("#casino-hotels").getByRole("listitem").nth(8)
  const copied = await card.evaluate(card => {
    getSelection()?.selectAllChildren(card)
    return String(getSelection())
  })
  const { name, description = "" } = hotels[8] ?? {}
  expect(copied).toMatch(new RegExp(`^\\s*${name}`))
  expect(description).toContain("\n")
  expect(copied).toContain(description)
})

test("photos load near the viewport, in a fitting size, without a referrer", async ({ page }) => {
  const requested: string[] = []
  const referrers: (string | undefined)[] = []
  await page.route(fromPhotoHost, async route => {
    requested.push(route.request().url().replace(/\?.*/, ""))
    referrers.push((await route.request().allHeaders()).referer)
    await route.fallback()
  })
  await page.visit("/")
  await page.waitForLoadState("networkidle")
  expect(requested).not.toContain(shown.at(-1)?.image)
  for (const [index, { image }] of shown.entries()) {
    const photo = await photoOf(page, index)
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0)
    await expect(photo).toHaveCSS("object-fit", "cover")
    // For hosts that do not send the site's headers.
    await expect(photo).toHaveAttribute("referrerpolicy", "no-referrer")
    const card = await photo.evaluate(element => element.clientWidth)
    const source = new URL(
      await photo.evaluate(element => (element as HTMLImageElement).currentSrc),
    )
    expect(source.href.replace(/\?.*/, "")).toBe(image.replace(/\?.*/, ""))
    const fits = [330, 500, 960, 1280].find(width => width >= card)
    expect(source.search, image).toMatch(new RegExp(`\\bw(idth)?=${fits}\\b`))
  }
  expect(referrers.filter(Boolean)).toEqual([])
  expect(referrers.length).toBeGreaterThanOrEqual(shown.length)
})

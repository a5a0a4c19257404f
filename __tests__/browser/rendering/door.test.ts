import type { Page } from "@playwright/test"
import sharp from "sharp"
import { expect, smoothScrolling, test } from "../fixtures"
import { fixRandom, painted, scrollTo, visit } from "../page-helpers"

test.use(smoothScrolling)

/** The properties that animations change, at any scroll position. */
const animated = (page: Page) =>
  page.evaluate(() => {
    const frames = document
      .getAnimations()
      .filter(animation => animation instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    const timing = ["offset", "computedOffset", "easing", "composite"]
    return [...new Set(frames.flatMap(Object.keys))].filter(name => !timing.includes(name)).sort()
  })

/** Where two pictures of the same size differ, in px from their top left. */
async function difference(before: Buffer, after: Buffer) {
  const raw = (picture: Buffer) =>
    sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const [{ data, info }, { data: changed }] = await Promise.all([raw(before), raw(after)])
  const at = [...data.keys()].filter(key => Math.abs(Number(data[key]) - Number(changed[key])) > 40)
  const columns = at.map(key => key % info.width)
  const top = Math.floor(Number(at[0]) / info.width)
  return { left: Math.min(...columns), right: Math.max(...columns) + 1, top }
}

for (const [width, height, direction] of [
  [320, 640, "ltr"],
  [768, 1024, "rtl"],
  [1280, 800, "ltr"],
  [2560, 1080, "rtl"],
] as const) {
  test(`at ${width} × ${height} px, ${direction}, light covers exactly the drawn door before it grows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    // The longest headline makes the first screen higher than the window.
    await fixRandom(page, 0)
    await visit(page, "/")
    await page.evaluate(
      direction => document.documentElement.setAttribute("dir", direction),
      direction,
    )
    const city = await page.locator("#home svg").boundingBox()
    if (!city) throw new Error("The first screen has no drawing.")
    // In src/art/shapes.svg, the middle of the door is 420 units from the end of a city that is 480 units high.
    const unit = city.height / 480
    const middle = direction === "rtl" ? city.x + 420 * unit : city.x + city.width - 420 * unit
    const x = Math.round(middle - 60 * unit)
    const y = Math.round(height - 80 * unit)
    const clip = { x, y, width: Math.round(120 * unit), height: height - y }
    const drawn = await page.screenshot({ clip })
    await scrollTo(page, Math.floor(0.08 * height))
    await painted(page)
    const { left, right, top } = await difference(drawn, await page.screenshot({ clip }))
    const off = [
      x + left - (middle - 21 * unit),
      x + right - (middle + 21 * unit),
      y + top - (height - 63 * unit),
    ]
    expect(Math.max(...off.map(Math.abs)), `left, right, top: ${off}`).toBeLessThan(1.5)
  })
}

test("the way through the door moves only what the compositor can, and not where motion would disturb", async ({
  page,
}) => {
  await visit(page, "/")
  expect(await animated(page)).toEqual(["opacity", "scale", "translate"])
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect(await animated(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: "no-preference", forcedColors: "active" })
  expect(await animated(page)).toEqual([])
  await page.emulateMedia({ forcedColors: "none" })
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await animated(page)).toEqual([])
})

test("the light covers nothing that the keyboard has focused", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await visit(page, "/")
  for (const position of [200, 400, 600]) {
    await scrollTo(page, position)
    const next = page.getByRole("button", { name: "Book Now" }).first()
    await next.evaluate(button => button.focus({ preventScroll: true }))
    await page.keyboard.press("Shift+Tab")
    await expect(page.getByRole("button", { name: "Start Playing" })).toBeFocused()
    // A trial click needs the element in view, with nothing over it.
    await page.locator(":focus").click({ trial: true })
  }
})

import type { Page } from "@playwright/test"
import { expect, smoothScrolling, test } from "../fixtures"

test.use(smoothScrolling)

/** In the page: how many headlines are in sight, at least in part, and where the city's door is. */
function look() {
  const top = Number(document.querySelector("header")?.getBoundingClientRect().bottom)
  const seen = [...document.querySelectorAll("h1, #casino-hotels-heading")].filter(heading => {
    const box = heading.getBoundingClientRect()
    const [from, to] = [Math.max(box.top, top), Math.min(box.bottom, innerHeight)]
    const isOnTop = document.elementFromPoint(box.left + box.width / 2, (from + to) / 2) === heading
    return to - from > 8 && isOnTop && heading.checkVisibility({ opacityProperty: true })
  })
  const city = (document.querySelector("#home svg") as SVGElement).getBoundingClientRect()
  const door = (420 / 480) * city.height // cityscape.css
  const x = document.dir === "rtl" ? city.left + door : city.right - door
  return { seen: seen.length, height: city.height, door: x }
}

const animations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(it => it instanceof CSSAnimation).length)

for (const width of [375, 1280]) {
  test(`at ${width} px, the city grows around its door below a headline`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.fixRandom(0) // With this headline, the first screen is as high as the window.
    for (const dir of ["ltr", "rtl"]) {
      await page.visit("/")
      await page.evaluate(dir => Object.assign(document, { dir }), dir)
      const first = await page.evaluate(look)
      for (let top = 72; top <= 720; top += 72) {
        await page.evaluate(top => scrollTo({ top, behavior: "instant" }), top)
        await page.painted()
        const { seen, door, height } = await page.evaluate(look)
        expect.soft(seen, `${dir}, ${top} px`).toBeGreaterThan(0)
        expect.soft(Math.abs(door - first.door), `${dir}, ${top} px`).toBeLessThan(2)
        expect.soft(height / first.height, `${dir}, ${top} px`).toBeCloseTo(1 + top / 1000, 1)
      }
    }
  })
}

test("hotels show unscrolled, and nothing moves where it would disturb", async ({ page }) => {
  await page.visit("/")
  for (const card of await page.locator("#casino-hotels li > div > *").all()) {
    expect(await card.evaluate(it => it.checkVisibility({ opacityProperty: true }))).toBe(true)
  }
  expect(await animations(page)).toBe(1) // The city.
  for (const media of [{ reducedMotion: "reduce" }, { forcedColors: "active" }] as const) {
    await page.emulateMedia({ reducedMotion: "no-preference", forcedColors: "none", ...media })
    await expect.poll(() => animations(page)).toBe(0)
  }
  await page.emulateMedia({ forcedColors: "none" })
  await page.setViewportSize({ width: 800, height: 400 })
  await expect.poll(() => animations(page)).toBe(0)
})

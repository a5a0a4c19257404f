import { sectionsBelow } from "../specification"
import { expectToBeAt, hold, scrolled, visit } from "./steps"
import { expect, test } from "./test"

const findable = [
  ...sectionsBelow.map(({ anchor }) => `#${anchor} h2`),
  "#casino-hotels li:nth-child(3) h3",
  "#casino-hotels li:last-child h3",
  "footer h2",
]

test.use({
  viewport: { width: 375, height: 812 },
  contextOptions: { reducedMotion: "no-preference" },
})

test("the end of the page is where the End key leads, and a card in its place again when a phone is turned, and turned back", async ({
  page,
}) => {
  await visit(page, "/")
  await page.keyboard.press("End")
  await scrolled(page)
  await expect(page.getByText("All rights reserved.")).toBeInViewport({ ratio: 1 })

  const card = page.locator("#casino-hotels li:nth-child(4) h3")
  const top = () => card.evaluate(it => it.getBoundingClientRect().top)
  await card.scrollIntoViewIfNeeded()
  await scrolled(page)
  const before = await top()
  await page.setViewportSize({ width: 812, height: 375 })
  await scrolled(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await scrolled(page)
  expect(await top(), "px").toBeCloseTo(before, 0)
})

test("what is below the first screen is where its address says, and found by the browser's search, even before the scripts arrive", async ({
  page,
}) => {
  await hold(page, "**/*.js")
  for (const { anchor } of sectionsBelow) {
    await page.goto(`/#${anchor}`, { waitUntil: "domcontentloaded" })
    await expectToBeAt(page, anchor)
  }
  await page.goto("/", { waitUntil: "domcontentloaded" })
  for (const heading of findable) {
    const place = page.locator(heading).first()
    const words = String(await place.textContent())
    const found = await page.evaluate(words => {
      getSelection()?.removeAllRanges()
      window.scrollTo({ top: 0, behavior: "instant" })
      return (window as unknown as { find(words: string): boolean }).find(words)
    }, words)
    expect(found, words).toBe(true)
    await scrolled(page)
    await expect(place, words).toBeInViewport({ ratio: 1 })
  }
})

import type { Page } from "@playwright/test"
import { expect, smoothScrolling, test } from "../fixtures"
import { scrollTo, visit } from "../page-helpers"

test.use(smoothScrolling)

/** How many animations of styles the page has, at any scroll position. */
const animations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(it => it instanceof CSSAnimation).length)

test("the city grows around its door as the hero leaves, but not where motion would disturb", async ({
  page,
}) => {
  await visit(page, "/")
  const city = page.locator("#home svg").first()
  const { height = 0 } = (await city.boundingBox()) ?? {}
  await scrollTo(page, 400)
  await expect.poll(async () => (await city.boundingBox())?.height).toBeGreaterThan(1.3 * height)
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect(await animations(page)).toBe(0)
})

import { legalPages, sections, unknownPath } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, smoothScrolling, test } from "../fixtures"

test.use(smoothScrolling)

for (const width of [375, 1280]) {
  test(`at ${width} px, the header's links scroll smoothly to their sections`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.visit("/")
    for (const { name, anchor } of [...sections.slice(1), sections[0]]) {
      const frames = await page.recordScrollPositions()
      await page.follow(name)
      await expect(page).toHaveURL(`/#${anchor}`)
      await page.expectToBeAt(anchor)
      await expect(page.locator(`#${anchor}`)).toBeFocused()
      // A jump has only two positions.
      const tops = (await frames()).flat()
      expect(new Set(tops.map(Math.round)).size, `${name}: ${tops}`).toBeGreaterThan(2)
    }
    // Screen readers hear of a new page only when there is one.
    await expect(page.locator("#gatsby-announcer")).toBeEmpty()
  })
}

for (const [path, width] of [
  ["/terms", 375],
  [unknownPath, 1280],
] as const) {
  test(`at ${width} px, a section link on ${path} opens the home page there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.visit(path)
    await page.scrollTo(300)
    const frames = await page.recordScrollPositions()
    await page.follow("About")
    await expect(page).toHaveURL("/#about")
    await page.expectToBeAt("about")
    await expect(page.locator("#about")).toBeFocused()
    const [, reached = []] = await frames()
    // Firefox rounds a fractional scroll position only in a later frame.
    const positions = new Set(reached.map(Math.round))
    expect(positions.size, `positions in the home page: ${reached}`).toBeLessThanOrEqual(2)
  })
}

for (const { name, path, title } of legalPages) {
  test(`a link opens ${name} at the top from the first frame, and is current`, async ({ page }) => {
    await page.visit("/")
    await page.follow("About")
    await page.expectToBeAt("about")
    const frames = await page.recordScrollPositions()
    await page.follow(name)
    await expect(page).toHaveURL(path)
    await page.expectPage(title)
    expect(await page.settledScroll()).toBe(0)
    const [, reached] = await frames()
    expect(reached).toEqual([0])
    await expect(page.getByRole("main")).toBeFocused()
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${title}`)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", testSite.url + path)
    await expect(page.locator("header nav [aria-current=page]")).toHaveText([name])
  })
}

test("with reduced motion, links jump to their sections", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Playwright cannot emulate it in Debian's Firefox.")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.visit("/")
  const frames = await page.recordScrollPositions()
  await page.follow("About")
  await page.expectToBeAt("about")
  const [tops = []] = await frames()
  expect(new Set(tops.map(Math.round)).size, `positions: ${tops}`).toBe(2)
})

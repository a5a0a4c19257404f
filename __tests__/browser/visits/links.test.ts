import type { Page } from "@playwright/test"
import { sections } from "../../specification"
import { expect, smoothScrolling, test } from "../fixtures"
import {
  expectPage,
  expectToBeAt,
  fixRandom,
  follow,
  networkIdle,
  recordScrollPositions,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

test.use(smoothScrolling)

/** The place, size and style of all elements, also of drawings, which have no size if they are missing. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" })
    return [...document.querySelectorAll("header *, main *, footer *")].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, padding } = getComputedStyle(element)
      return [element.localName, x, y, width, height, color, backgroundColor, font, padding].join(
        " ",
      )
    })
  })

for (const [from, name, path] of [
  ["/terms", "Home", "/"],
  ["/", "Terms", "/terms"],
] as const) {
  test(`${path} looks the same after a link from ${from} as after a full load`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await fixRandom(page, 0)
    await visit(page, from)
    await follow(page, name)
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await networkIdle(page)
    await expect(page.locator("header nav [aria-current]")).toHaveCount(1)
    const looks = await lookOf(page)
    await visit(page, path)
    await networkIdle(page)
    await expect.poll(() => lookOf(page)).toEqual(looks)
  })
}

for (const [index, { name, anchor }] of sections.entries()) {
  const width = index % 2 ? 1280 : 375
  test(`at ${width} px, the header's ${name} link scrolls smoothly to its section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, "/")
    await scrollTo(page, name === "Home" ? 3000 : 0)
    await settledScroll(page)
    const frames = await recordScrollPositions(page)
    await follow(page, name)
    await expect(page).toHaveURL(`/#${anchor}`)
    await expectToBeAt(page, anchor)
    await expect(page.locator(`#${anchor}`)).toBeFocused()
    // Screen readers hear of a new page only when there is one.
    await expect(page.locator("#gatsby-announcer")).toBeEmpty()
    const tops = (await frames()).flat().map(Math.round)
    // A jump has only two positions.
    expect(new Set(tops).size, `positions: ${tops}`).toBeGreaterThan(2)
    // A browser may round the same fractional position up or down, so a step of 1 px is no reversal.
    const steps = tops.slice(1).map((top, at) => top - Number(tops[at]))
    const reversals = steps.filter(step => (name === "Home" ? step > 1 : step < -1))
    expect(reversals, `positions: ${tops}`).toEqual([])
  })
}

for (const [path, width] of [
  ["/terms", 375],
  ["/no-such-page", 1280],
] as const) {
  test(`at ${width} px, a section link on ${path} opens the home page at the section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, path)
    await scrollTo(page, 300)
    await settledScroll(page)
    const frames = await recordScrollPositions(page)
    await follow(page, "About")
    await expect(page).toHaveURL("/#about")
    await expectToBeAt(page, "about")
    await expect(page.locator("#about")).toBeFocused()
    const [, reached = []] = await frames()
    // Firefox rounds a fractional scroll position only in a later frame.
    const positions = new Set(reached.map(Math.round))
    expect(positions.size, `positions in the home page: ${reached}`).toBeLessThanOrEqual(2)
  })
}

for (const [name, title] of [
  ["Terms", "Terms and Conditions"],
  ["Privacy", "Privacy Policy"],
] as const) {
  test(`a link opens ${name} at the top from the first frame and focuses its content`, async ({
    page,
  }) => {
    await visit(page, "/")
    await follow(page, "About")
    await expectToBeAt(page, "about")
    const frames = await recordScrollPositions(page)
    await follow(page, name)
    await expectPage(page, title)
    expect(await settledScroll(page)).toBe(0)
    const [, reached] = await frames()
    expect(reached).toEqual([0])
    await expect(page.getByRole("main")).toBeFocused()
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${title}`)
  })
}

test("a click stops a smooth scroll", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Firefox scrolls on.")
  await visit(page, "/")
  // On a slow machine, the scroll may end before it can be stopped.
  await expect(async () => {
    await scrollTo(page, 0)
    await settledScroll(page)
    const click = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const stop = () => {
            document.body.click()
            resolve(scrollY)
          }
          addEventListener("scroll", stop, { once: true })
        }),
    )
    await follow(page, "Contact")
    await expect(page.locator("#contact")).toBeFocused()
    expect(await settledScroll(page)).toBeLessThan((await click) + 100)
    await expect(page.locator("#contact")).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
})

test("with reduced motion, links jump to their sections", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Playwright cannot emulate it in Debian's Firefox.")
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  const frames = await recordScrollPositions(page)
  await follow(page, "About")
  await expectToBeAt(page, "about")
  const [tops = []] = await frames()
  expect(new Set(tops.map(Math.round)).size, `positions: ${tops}`).toBe(2)
})

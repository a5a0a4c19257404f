import { headerLinks, sections } from "../../specification"
import { expect, test } from "../fixtures"
import type { SitePage } from "../page-helpers"

const linkNames = headerLinks("/").map(([name]) => name)

/** The header's backgrounds: solid is any color of the owner's. */
const [transparent, solid] = ["rgba(0, 0, 0, 0)", /^rgb\(/]

/** Expects the header to be at the top of the window and to have this color. */
async function expectHeader(page: SitePage, color: string | RegExp) {
  await expect(page.getByRole("banner")).toHaveCSS("background-color", color)
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0)
}

test.describe("on a phone, before scripts load", () => {
  test.use({ viewport: { width: 375, height: 600 } })
  test.beforeEach(async ({ page }) => {
    await page.openBeforeScripts()
  })

  test("without popovers, the header's links show", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"))
    await page.reload({ waitUntil: "domcontentloaded" })
    await expect(page.links).toHaveText(linkNames)
  })

  test("the header is fixed and is solid past 20 px", async ({ page }) => {
    for (const [position, color] of [
      [0, transparent],
      [21, solid],
      [20, transparent],
    ] as const) {
      await page.scrollTo(position)
      await expectHeader(page, color)
    }
  })

  test("a click on the menu button shows all links, and another hides them", async ({ page }) => {
    await expect(page.links).toHaveCount(0)
    await page.menu.click()
    await expect(page.links).toHaveText(linkNames)
    await expect(page.links.last()).toBeInViewport({ ratio: 0.9 })
    await expectHeader(page, solid)
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 900)
    expect(await page.settledScroll(), "the page behind the menu scrolls").toBe(0)
    await page.menu.click()
    await expect(page.links).toHaveCount(0)
  })

  for (const [how, key, focusTarget] of [
    ["on Escape, which returns the focus to its button", "Escape", (page: SitePage) => page.menu],
    ["when the focus leaves it", "Tab", (page: SitePage) => page.getByRole("searchbox")],
  ] as const) {
    test(`the menu opens by keyboard and closes ${how}`, async ({ page }) => {
      await page.menu.press("Enter")
      await page.keyboard.press("Tab")
      await expect(page.links.first()).toBeFocused()
      await page.links.last().focus()
      await page.keyboard.press(key)
      await expect(page.links).toHaveCount(0)
      await expect(focusTarget(page)).toBeFocused()
    })
  }

  test("the menu closes on a click on a link, on Back and in a wide window", async ({ page }) => {
    for (const name of ["Booking", "Contact", "Contact"]) {
      await page.follow(name)
      await expect(page.links).toHaveCount(0)
      await page.expectToBeAt(name.toLowerCase())
    }
    await page.menu.click()
    await page.evaluate(() => history.back())
    await expect(page.links).toHaveCount(0)
    // As on a tablet that is turned and turned back.
    await page.menu.click()
    for (const width of [1280, 375]) await page.setViewportSize({ width, height: 600 })
    await expect(page.links).toHaveCount(0)
  })
})

test("in a short window, a menu opened early stays open and can be scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 })
  const release = await page.openBeforeScripts()
  await page.menu.click()
  const about = page.links.filter({ hasText: "About" })
  await about.focus()
  release()
  await page.hydrated()
  await expect(page.links).toHaveText(linkNames)
  await expect(about).toBeFocused()
  for (const link of await page.links.all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 0.9 })
  }
  await page.links.filter({ hasText: "Terms" }).click()
  await page.expectPage("Terms and Conditions")
  await expect(page.links).toHaveCount(0)
})

test("the link to the section in view is marked as current", async ({ page }) => {
  await page.visit("/")
  for (const { anchor, name } of [...sections.slice(1), sections[0]]) {
    await page.locator(`#${anchor}`).evaluate(section => {
      section.scrollIntoView({ behavior: "instant" })
    })
    await expect(page.locator("header nav [aria-current=location]")).toHaveText([name])
  }
})

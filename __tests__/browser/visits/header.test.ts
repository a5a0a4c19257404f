import type { Locator, Page } from "@playwright/test"
import { header, headerLinks, legalPages, sections } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, test } from "../fixtures"
import {
  expectPage,
  expectToBeAt,
  follow,
  hydrated,
  links,
  menu,
  openBeforeScripts,
  painted,
  scrollTo,
  settledScroll,
  visit,
} from "../page-helpers"

const linkNames = headerLinks("/").map(([name]) => name)
const wide = { width: 1280, height: 800 }
const narrow = { width: 375, height: 600 }

/** Expects the header to be at the top of the window and to have this color. */
async function expectHeader(page: Page, color: string | RegExp) {
  await expect(page.getByRole("banner")).toHaveCSS("background-color", color)
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0)
}

/** Expects only this link of the main navigation to be marked as current. */
async function expectCurrent(page: Page, name: string, value: "page" | "location") {
  // Links in a closed menu have no role.
  const current = page.locator("header nav [aria-current]")
  await expect(current).toHaveText([name])
  await expect(current).toHaveAttribute("aria-current", value)
}

test.describe("on a phone, before scripts load", () => {
  test.use({ viewport: narrow })
  test.beforeEach(async ({ page }) => {
    await openBeforeScripts(page)
  })

  test("the header is fixed and is solid past 20 px", async ({ page }) => {
    for (const [position, color] of [
      [0, header.atTop],
      [header.threshold + 1, header.scrolled],
      [header.threshold, header.atTop],
    ] as const) {
      await scrollTo(page, position)
      await expectHeader(page, color)
    }
  })

  test("a click on the menu button shows all links, and another hides them", async ({ page }) => {
    await expect(links(page)).toHaveCount(0)
    await menu(page).click()
    await expect(links(page)).toHaveText(linkNames)
    await expect(links(page).last()).toBeInViewport({ ratio: 0.9 })
    await expectHeader(page, header.scrolled)
    await menu(page).click()
    await expect(links(page)).toHaveCount(0)
  })

  for (const [how, key, focusTarget] of [
    ["on Escape, which returns the focus to its button", "Escape", menu],
    ["when the focus leaves it", "Tab", (page: Page): Locator => page.getByRole("searchbox")],
  ] as const) {
    test(`the menu opens by keyboard and closes ${how}`, async ({ page }) => {
      await menu(page).press("Enter")
      await page.keyboard.press("Tab")
      await expect(links(page).first()).toBeFocused()
      await links(page).last().focus()
      await page.keyboard.press(key)
      await expect(links(page)).toHaveCount(0)
      await expect(focusTarget(page)).toBeFocused()
    })
  }

  test("the menu closes on every click on a link, even a repeated one, and on Back", async ({
    page,
  }) => {
    for (const name of ["Booking", "Contact", "Contact"]) {
      await follow(page, name)
      await expect(links(page)).toHaveCount(0)
      await expectToBeAt(page, name.toLowerCase())
    }
    await menu(page).click()
    await page.evaluate(() => history.back())
    await expect(links(page)).toHaveCount(0)
  })

  test("the menu closes when the window becomes wide", async ({ page }) => {
    await menu(page).click()
    await page.setViewportSize(wide)
    await expect(links(page)).toHaveText(linkNames)
    await expect(menu(page)).toBeHidden()
    await page.setViewportSize(narrow)
    await expect(menu(page)).toBeVisible()
    await expect(links(page)).toHaveCount(0)
  })
})

test("the page behind the open menu does not scroll", async ({ page }) => {
  await page.setViewportSize(narrow)
  await visit(page, "/")
  await menu(page).click()
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 900)
  await painted(page)
  expect(await settledScroll(page)).toBe(0)
})

test("a menu opened before hydration stays open and keeps working", async ({ page }) => {
  await page.setViewportSize(narrow)
  const release = await openBeforeScripts(page)
  await menu(page).click()
  const about = links(page).filter({ hasText: "About" })
  await about.focus()
  release()
  await hydrated(page)
  await expect(links(page)).toHaveText(linkNames)
  await expect(about).toBeFocused()
  await links(page).filter({ hasText: "Terms" }).click()
  await expectPage(page, "Terms and Conditions")
  await expect(links(page)).toHaveCount(0)
})

for (const { name, path, title } of legalPages) {
  test(`${name} opens from the header with its title and is marked as current`, async ({
    page,
  }) => {
    await visit(page, "/")
    await follow(page, name)
    await expect(page).toHaveURL(path)
    await expectPage(page, title)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", testSite.url + path)
    await expectCurrent(page, name, "page")
  })
}

test("the link to the section in view is marked as current", async ({ page }) => {
  await visit(page, "/")
  for (const { anchor, name } of [...sections.slice(1), sections[0]]) {
    await page.locator(`#${anchor}`).evaluate(section => {
      section.scrollIntoView({ behavior: "instant" })
    })
    await expectCurrent(page, name, "location")
  }
})

test("in a short window, every link in the open menu can be scrolled into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 })
  await visit(page, "/")
  await menu(page).click()
  for (const link of await links(page).all()) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 0.9 })
  }
})

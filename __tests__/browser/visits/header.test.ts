import type { Page } from "@playwright/test"
import { header, headerLinks, legalPages, sections, sectionsBelow } from "../../specification"
import { testSiteUrl } from "../../test-sites"
import { expect, test } from "../fixtures"
import {
  delayRequests,
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

const all = headerLinks("/").map(([name]) => name)
const wide = { width: 1280, height: 800 }
const narrow = { width: 375, height: 600 }

/** Expects the header at the top of the window, in a colour. */
async function expectHeader(page: Page, colour: string) {
  await expect(page.getByRole("banner")).toHaveCSS("background-color", colour)
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0)
}

/** Expects only this link of the main navigation to be marked as current. */
async function expectCurrent(page: Page, name: string, what: "page" | "location") {
  // Links in a closed menu have no role.
  const current = page.locator("header nav [aria-current]")
  await expect(current).toHaveText([name])
  await expect(current).toHaveAttribute("aria-current", what)
}

async function openMenu(page: Page, open: (page: Page) => Promise<unknown>) {
  await page.setViewportSize(narrow)
  await open(page)
  await menu(page).click()
  await expect(links(page)).toHaveText(all)
}

for (const [when, open] of [
  ["before scripts load", openBeforeScripts],
  ["after hydration", (page: Page) => visit(page, "/")],
] as const) {
  test.describe(when, () => {
    test("the header is fixed, and is solid purple past 20 px", async ({ page }) => {
      await page.setViewportSize(narrow)
      await open(page)
      for (const [position, colour] of [
        [0, header.atTop],
        [header.threshold + 1, header.scrolled],
        [header.threshold, header.atTop],
      ] as const) {
        await scrollTo(page, position)
        await expectHeader(page, colour)
      }
    })

    test("the menu opens by click and by keyboard, with all links and a solid header", async ({
      page,
    }) => {
      await page.setViewportSize(narrow)
      await open(page)
      await expect(links(page)).toHaveCount(0)
      await menu(page).click()
      await expect(links(page)).toHaveText(all)
      await expect(links(page).last()).toBeInViewport({ ratio: 0.9 })
      await expectHeader(page, header.scrolled)
      await menu(page).click()
      await expect(links(page)).toHaveCount(0)
      await menu(page).press("Enter")
      await page.keyboard.press("Tab")
      await expect(links(page).first()).toBeFocused()
    })

    test("the menu closes on Escape, and focus returns to its button", async ({ page }) => {
      await openMenu(page, open)
      await links(page).nth(3).focus()
      await page.keyboard.press("Escape")
      await expect(links(page)).toHaveCount(0)
      await expect(menu(page)).toBeFocused()
    })

    test("the menu closes when the focus leaves it", async ({ page }) => {
      await openMenu(page, open)
      await links(page).last().focus()
      await page.keyboard.press("Tab")
      await expect(page.getByRole("searchbox")).toBeFocused()
      await expect(links(page)).toHaveCount(0)
    })

    test("the menu closes on a followed link, also twice the same, and on Back", async ({
      page,
    }) => {
      await page.setViewportSize(narrow)
      await open(page)
      for (const name of ["Booking", "Contact", "Contact"]) {
        await follow(page, name)
        await expect(links(page)).toHaveCount(0)
        await expectToBeAt(page, name.toLowerCase())
        await expect(page.locator(`#${name.toLowerCase()}`)).toBeFocused()
      }
      await menu(page).click()
      await page.evaluate(() => history.back())
      await expect(links(page)).toHaveCount(0)
    })

    test("the menu closes on a wider window", async ({ page }) => {
      await openMenu(page, open)
      await page.setViewportSize(wide)
      await expect(links(page)).toHaveText(all)
      await expect(menu(page)).toBeHidden()
      await page.setViewportSize(narrow)
      await expect(menu(page)).toBeVisible()
      await expect(links(page)).toHaveCount(0)
    })

    test("the menu closes on a click on the brand", async ({ page }) => {
      await openMenu(page, open)
      await page.getByRole("banner").getByRole("link", { name: "Marquisade" }).click()
      await expect(links(page)).toHaveCount(0)
    })
  })
}

test("the page behind the open menu does not scroll", async ({ page }) => {
  await page.setViewportSize(narrow)
  await visit(page, "/")
  await menu(page).click()
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 900)
  await painted(page)
  expect(await settledScroll(page)).toBe(0)
})

test("a menu opened before hydration stays open and works after it", async ({ page }) => {
  await page.setViewportSize(narrow)
  const release = await openBeforeScripts(page)
  await menu(page).click()
  const about = links(page).filter({ hasText: "About" })
  await about.focus()
  release()
  await hydrated(page)
  await expect(links(page)).toHaveText(all)
  await expect(about).toBeFocused()
  await links(page).filter({ hasText: "Terms" }).click()
  await expectPage(page, "Terms and Conditions")
  await expect(links(page)).toHaveCount(0)
})

for (const { name, path, title } of legalPages) {
  test(`${name} opens from the header with its title, and is marked as current`, async ({
    page,
  }) => {
    await visit(page, "/")
    await follow(page, name)
    await expect(page).toHaveURL(path)
    await expectPage(page, title)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", testSiteUrl + path)
    await expectCurrent(page, name, "page")
    await expectHeader(page, header.atTop)
  })
}

test("the link to the section in view is marked as current", async ({ page }) => {
  await visit(page, "/")
  for (const { anchor, name } of [...sectionsBelow, sections[0]]) {
    await page.locator(`#${anchor}`).evaluate(section => {
      section.scrollIntoView({ behavior: "instant" })
    })
    await expectCurrent(page, name, "location")
  }
})

test("a legal section does not mark the home link of the same name", async ({ page }) => {
  const release = await delayRequests(page, "**/*.js")
  await page.goto("/terms", { waitUntil: "domcontentloaded" })
  const section = page.getByRole("region").last()
  await section.evaluate(section => section.setAttribute("id", "contact"))
  release()
  await hydrated(page)
  await page.locator("#contact").evaluate(section => section.scrollIntoView())
  await settledScroll(page)
  await expectCurrent(page, "Terms", "page")
})

test("on a page shorter than the window, the header is transparent", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 9000 })
  await visit(page, "/terms")
  await expect(page.getByRole("contentinfo")).toBeInViewport({ ratio: 1 })
  await expectHeader(page, header.atTop)
})

/** Runs in the page: whether the header's button or links touch its brand, or the page scrolls sideways. */
function headerIsCrowded() {
  const [brand, ...others] = [...document.querySelectorAll("header a, header button")]
    .map(element => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const isUnder = ({ left, top }: DOMRect) =>
    brand !== undefined && left < brand.right && top < brand.bottom
  return others.some(isUnder) || document.documentElement.scrollWidth > innerWidth
}

test("the header has room for another link and the longest brand", async ({ page }) => {
  // Hydration would find that the header has changed.
  await openBeforeScripts(page)
  const last = page.getByRole("banner").getByRole("listitem").last()
  await last.evaluate(item => item.after(item.cloneNode(true)))
  await page
    .locator("header a")
    .first()
    .evaluate(link => {
      if (link.lastChild) link.lastChild.textContent = "MarquisadeGrandCollectionAndCo"
    })
  for (const width of [320, 390, 768, 960, 1088, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(headerIsCrowded), `${width} px`).toBe(false)
  }
})

test("in short windows the open menu shows all links or can be scrolled to them", async ({
  page,
}) => {
  await visit(page, "/")
  const unseen = () =>
    links(page).evaluateAll(all =>
      all
        .filter(link => link.getBoundingClientRect().bottom > innerHeight)
        .map(link => link.textContent),
    )
  await page.setViewportSize({ width: 568, height: 320 })
  await menu(page).click()
  await expect.poll(unseen).toEqual([])
  await page.setViewportSize({ width: 320, height: 320 })
  await expect.poll(unseen).toContain("Privacy")
  await links(page).last().scrollIntoViewIfNeeded()
  await expect.poll(unseen, "scrolled").toEqual([])
})

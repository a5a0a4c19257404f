import type { Page } from "@playwright/test"
import { expectToBeAt, scrolled, scrollTo, visit } from "./steps"
import { expect, test } from "./test"

const links = [
  { name: "Casino Hotels", anchor: "casino-hotels" },
  { name: "Booking", anchor: "booking" },
  { name: "About", anchor: "about" },
  { name: "Contact", anchor: "contact" },
  { name: "Home", anchor: "home" },
]

/** Follows one of the header's links, out of the menu where there is one. */
async function follow(page: Page, name: string) {
  const header = page.getByRole("banner")
  const menu = header.getByRole("button", { name: "Menu" })
  if (await menu.isVisible()) await menu.click()
  await header.getByRole("link", { name, exact: true }).click()
}

/** Notes the view's position in each frame in which it moves from now on. */
async function noteScrolling(page: Page): Promise<() => Promise<number[]>> {
  await scrolled(page)
  const notes = await page.evaluateHandle(() => {
    const positions: number[] = []
    document.addEventListener("scroll", () => positions.push(window.scrollY))
    return positions
  })
  return async () => {
    await scrolled(page)
    return notes.jsonValue()
  }
}

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("the first five links lead to the matching section", async ({ page }) => {
      await visit(page, "/")
      for (const { name, anchor } of links) {
        await test.step(name, async () => {
          await follow(page, name)
          await expect(page).toHaveURL(`/#${anchor}`)
          await expect(page.locator(`#${anchor}`)).toBeFocused()
          await expectToBeAt(page, anchor)
        })
      }
    })

    test("on another page they navigate to the home page with that anchor", async ({ page }) => {
      await visit(page, "/terms")
      for (const { name, anchor } of links) {
        await test.step(name, async () => {
          await scrollTo(page, 900)
          const positions = await noteScrolling(page)
          await follow(page, name)
          await expect(page).toHaveURL(`/#${anchor}`)
          await expect(page.locator(`#${anchor}`)).toBeFocused()
          await expectToBeAt(page, anchor)
          expect(new Set(await positions()).size, "positions seen on the way").toBe(1)
          await follow(page, "Terms")
          await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeInViewport()
        })
      }
    })

    test("an address with an anchor opens at its section", async ({ page }) => {
      await visit(page, "/#booking")
      await expectToBeAt(page, "booking")
    })
  })
}

test("the links scroll smoothly to the matching section", async ({ page }) => {
  await visit(page, "/")
  const positions = await noteScrolling(page)
  await follow(page, "About")
  await expectToBeAt(page, "about")
  const seen = await positions()
  expect(new Set(seen).size, "positions seen on the way").toBeGreaterThan(1)
  expect(seen, "the view never turns back").toEqual(seen.toSorted((a, b) => a - b))
})

test("under reduced motion the links show the section at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  const positions = await noteScrolling(page)
  await follow(page, "About")
  await expectToBeAt(page, "about")
  expect(new Set(await positions()).size, "positions seen on the way").toBe(1)
})

test("the view is at the top at once on every path change, Back and Forward included", async ({
  page,
}) => {
  const shown = [
    { change: () => follow(page, "Terms"), path: "/terms" },
    { change: () => page.goBack(), path: "/" },
    { change: () => page.goForward(), path: "/terms" },
    { change: () => follow(page, "Privacy"), path: "/privacy" },
    { change: () => page.goBack(), path: "/terms" },
    { change: () => page.goBack(), path: "/" },
  ]
  await visit(page, "/")
  for (const { change, path } of shown) {
    await scrollTo(page, 1500)
    const positions = await noteScrolling(page)
    await change()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
    expect(new Set(await positions()), `positions seen at ${path}`).toEqual(new Set([0]))
  }
})

test("on a phone a page reached by a link is whole, though its first screen is painted first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await visit(page, "/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  for (const name of ["1. Introduction", "10. Contact Information"]) {
    const section = page.getByRole("region", { name })
    await expect(section).toContainText(/\w+ \w+/, { useInnerText: true })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole("heading")).toBeInViewport()
  }
  await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeVisible()
})

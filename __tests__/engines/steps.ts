import { eventually } from "./eventually"
import type { Place } from "./place"
import { expect } from "./test"
import type { Visitor } from "./visitor"

/** Where the header's links need no menu. */
export const wide = { width: 1280, height: 800 }

export const header = (visitor: Visitor): Place => visitor.role("banner")

/** The header's links, out of the menu where it is open. */
export const links = (visitor: Visitor): Place =>
  header(visitor).role("navigation", "Main").role("link")

/** The menu's button, where there is a menu. */
export const menu = (visitor: Visitor): Place => header(visitor).role("button", "Menu")

/** Follows one of the header's links, out of the menu where there is one. */
export async function follow(visitor: Visitor, name: string): Promise<void> {
  if (await menu(visitor).count()) await menu(visitor).click()
  await header(visitor).role("link", name).click()
}

/** Expects the view to come to rest at a section: its heading in the upper half, clear of the header. */
export async function expectToBeAt(visitor: Visitor, anchor: string): Promise<void> {
  const place = () =>
    visitor.evaluate(anchor => {
      const heading = document.querySelector(`#${anchor} :is(h1, h2)`)
      const { top = Number.NaN, bottom = 0 } = heading?.getBoundingClientRect() ?? {}
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN
      if (top >= header && bottom <= innerHeight && top < innerHeight / 2) return "in place"
      return `heading ${top} to ${bottom}, header to ${header}, view of ${innerHeight}`
    }, anchor)
  await eventually(place, anchor).toBe("in place")
  await visitor.scrolled()
  expect(await place(), `${anchor}, at rest`).toBe("in place")
}

/** Expects the focus to come to the element that an address leads to. */
export async function expectFocusAt(visitor: Visitor, anchor: string): Promise<void> {
  await eventually(() => visitor.evaluate(() => document.activeElement?.id)).toBe(anchor)
}

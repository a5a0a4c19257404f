import { eventually } from "./eventually"
import { expect } from "./test"
import type { Visitor } from "./visitor"

/** Follows one of the header's links, out of the menu where there is one. */
export async function follow(visitor: Visitor, name: string): Promise<void> {
  const header = visitor.role("banner")
  const menu = header.role("button", "Menu")
  if (await menu.count()) await menu.click()
  await header.role("link", name).click()
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

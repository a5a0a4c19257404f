import { eventually } from "./eventually"
import type { Place } from "./place"
import { expect } from "./test"
import type { Visitor } from "./visitor"

/** A view in which the header shows its links without a menu. */
export const wide = { width: 1280, height: 800 }

export const header = (visitor: Visitor): Place => visitor.role("banner")

/** The header's links; on a small screen only while the menu is open. */
export const links = (visitor: Visitor): Place =>
  header(visitor).role("navigation", "Main").role("link")

/**
 * What a page says that is loaded again because of Back: until it is gone, what arrives still runs, and React finds
 * the address of a page that it has not.
 */
export const whileLoadedAgain =
  /React error #418|undefined.*page|page.*undefined|page resources for/

/** The words of links with their addresses. */
export const linksOf = (elements: HTMLElement[]) =>
  elements.map(link => [String(link.textContent).trim(), String(link.getAttribute("href"))])

/** The menu's button, on small screens. */
export const menu = (visitor: Visitor): Place => header(visitor).role("button", "Menu")

/** Follows one of the header's links, through the menu if there is one. */
export async function follow(visitor: Visitor, name: string): Promise<void> {
  if (await menu(visitor).count()) await menu(visitor).click()
  await header(visitor).role("link", name).click()
}

/** Expects scrolling to end at a section: its heading in the upper half of the view, below the header. */
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

/** Expects the focus to move to the element with this id. */
export async function expectFocusAt(visitor: Visitor, anchor: string): Promise<void> {
  await eventually(() => visitor.evaluate(() => document.activeElement?.id)).toBe(anchor)
}

/** Waits until a legal page that a link leads to is there, with its header, which is painted after it. */
export async function arriveAt(visitor: Visitor, name: "Terms" | "Privacy"): Promise<void> {
  await visitor.role("main").role("heading", `${name}.*`, 1).isOne()
  const contact = () =>
    visitor.evaluate(() => document.querySelector("header nav [href$='#contact']")?.outerHTML)
  await eventually(contact).toContain("/#contact")
}

import {
  headerLinks,
  legalPages,
  header as promised,
  sections,
  sectionsBelow,
} from "../specification"
import { eventually } from "./eventually"
import { follow, header, links, menu, wide } from "./steps"
import { expect, test } from "./test"
import type { Visitor } from "./visitor"

const { threshold, atTop: transparent, scrolled: solid } = promised
const all = headerLinks("/").length

const looks = (visitor: Visitor) => () =>
  header(visitor).read(element => [
    element.getBoundingClientRect().top,
    getComputedStyle(element).backgroundColor,
  ])

/** The links of the main navigation that are marked as current, open or not. */
const current = (visitor: Visitor) => () =>
  visitor.evaluate(() =>
    [...document.querySelectorAll("header nav [aria-current]")].map(
      link => `${link.getAttribute("aria-current")}: ${link.textContent}`,
    ),
  )

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the header is fixed, transparent at the top and solid purple past 20 px, after a reload in mid-page too", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const [position, colour] of [
        [0, transparent],
        [threshold + 1, solid],
        [threshold, transparent],
        [3000, solid],
        [0, transparent],
        [1500, solid],
      ] as const) {
        await visitor.scrollTo(position)
        await eventually(looks(visitor), `at ${position} px`).toEqual([0, colour])
      }
      await visitor.engine.reload()
      await visitor.hydrated()
      await eventually(looks(visitor), "after a reload").toEqual([0, solid])
      expect(Math.round(await visitor.scrolled())).toBe(1500)
    })

    test("Terms and Privacy go to their pages, and are marked there as current; the header turns solid there too", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const { name, path, title } of legalPages) {
        await follow(visitor, name)
        await visitor.isAt(path)
        await visitor.role("heading", title, 1).isOne()
        await eventually(current(visitor)).toEqual([`page: ${name}`])
        await eventually(looks(visitor), `at the top of ${path}`).toEqual([0, transparent])
        await visitor.scrollTo(threshold + 1)
        await eventually(looks(visitor), `scrolled, at ${path}`).toEqual([0, solid])
      }
    })
  })
}

test("the section in view is marked as current", async ({ visitor }) => {
  await visitor.visit("/")
  for (const { anchor, name } of [...sectionsBelow, sections[0]]) {
    await visitor.evaluate(id => {
      document.getElementById(id)?.scrollIntoView({ behavior: "instant" })
    }, anchor)
    await eventually(current(visitor)).toEqual([`location: ${name}`])
  }
})

/** Another link in the header, another brand, and the width from which the links fit. */
const contents = [
  ["as it is", "Marquisade", 0, 1024],
  ["with two more links", "Marquisade", 2, 1440],
  ["with the longest brand", "Marquisade Grand Collection Co", 0, 1920],
  ["with a brand of one long word", "MarquisadeGrandCollectionAndCo", 0, 1920],
] as const

for (const [name, brand, more, rowFrom] of contents) {
  test(`the header ${name} is one row at every width: with its links where they fit, with its button elsewhere`, async ({
    visitor,
  }) => {
    await visitor.visit("/")
    await visitor.evaluate(
      (brand, more) => {
        const [wordmark] = document.querySelectorAll("header a")
        if (wordmark?.lastChild) wordmark.lastChild.textContent = brand
        // A link, and what the room for it is measured by.
        for (const last of ["header li:last-child", "header [data-name]:last-child"]) {
          for (let count = 0; count < more; count++) {
            const element = document.querySelector(last)
            element?.after(element.cloneNode(true))
          }
        }
      },
      brand,
      more,
    )
    const seen = () =>
      visitor.evaluate(() => {
        const header = document.querySelector("header") as HTMLElement
        const boxes = (selector: string) =>
          [...header.querySelectorAll(selector)]
            .map(element => element.getBoundingClientRect())
            .filter(({ width }) => width > 0)
        const [wordmark] = boxes("a")
        const shown = [...boxes("button"), ...boxes("li")]
        return {
          with: boxes("button").length > 0 ? "button" : "links",
          both: boxes("button").length > 0 && boxes("li").length > 0,
          height: header.offsetHeight,
          inOneRow: new Set(shown.map(({ top }) => top)).size === 1,
          clear: shown.every(
            ({ left, right }) => left >= (wordmark?.right ?? innerWidth) && right <= innerWidth,
          ),
          sideways: document.documentElement.scrollWidth > innerWidth,
        }
      })
    for (const width of [320, 375, 480, 640, 768, 960, 1024, 1088, 1280, 1440, 1920]) {
      await visitor.engine.resize(width, 800)
      await visitor.until(() => true, "resized")
      const expected = { both: false, height: 76, inOneRow: true, clear: true, sideways: false }
      await eventually(seen, `${width} px`).toMatchObject(expected)
      if (width >= rowFrom) expect((await seen()).with, `${width} px`).toBe("links")
      if (width <= 768) expect((await seen()).with, `${width} px`).toBe("button")
    }
  })
}

test.describe("on a small screen", () => {
  test.use({ view: { width: 375, height: 800 } })

  test("the menu opens and closes, shows all links, and closes when the window widens", async ({
    visitor,
  }) => {
    await visitor.visit("/")
    for (const shown of [0, all, 0, all]) {
      await eventually(() => links(visitor).count()).toBe(shown)
      const inView = await links(visitor).all(all =>
        all.every(link => {
          const { top, bottom } = link.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
      expect(inView).toBe(true)
      await menu(visitor).click()
    }
    await eventually(() => links(visitor).count()).toBe(0)
    await menu(visitor).click()
    await visitor.engine.resize(wide.width, wide.height)
    await eventually(() => menu(visitor).count()).toBe(0)
    await visitor.until(() => !document.querySelector(":popover-open"), "the menu is closed")
    await visitor.engine.resize(375, 800)
    await eventually(() => menu(visitor).count()).toBe(1)
    await eventually(() => links(visitor).count()).toBe(0)
  })

  test("Tab skips the closed menu's links and reaches the open one's; Escape moves the focus back to the button", async ({
    visitor,
  }) => {
    await visitor.visit("/")
    const main = visitor.role("main")
    const inMain = () => main.read(element => element.contains(document.activeElement))
    await menu(visitor).focus()
    await visitor.press("Tab")
    await eventually(inMain).toBe(true)
    await visitor.press("Tab", true)
    await eventually(() => menu(visitor).hasFocus()).toBe(true)
    await visitor.press("Enter")
    await eventually(() => links(visitor).count()).toBe(all)
    await visitor.press("Tab")
    await eventually(() => header(visitor).role("link", "Home").hasFocus()).toBe(true)
    await visitor.press("Escape")
    await eventually(() => links(visitor).count()).toBe(0)
    await eventually(() => menu(visitor).hasFocus()).toBe(true)
  })

  test("in low windows the open menu shows all links, or leads on to them", async ({ visitor }) => {
    await visitor.visit("/")
    for (const [width, height] of [
      [740, 360],
      [640, 320],
      [568, 320],
      [375, 600],
      [320, 320],
    ] as const) {
      await visitor.engine.resize(width, height)
      await menu(visitor).click()
      const unseen = () =>
        links(visitor).all(all =>
          all
            .filter(link => link.getBoundingClientRect().bottom > innerHeight)
            .map(link => link.textContent),
        )
      if (width > 320) {
        await eventually(unseen, `${width} × ${height} px`).toEqual([])
      } else {
        // The last one that is seen fades, and the others come when it is scrolled.
        await eventually(unseen, `${width} × ${height} px`).toContain("Privacy")
        const foot = () =>
          links(visitor).all(all => {
            const list = all[0]?.closest("ul")
            const fade = list && getComputedStyle(list, "::after")
            return [fade?.position, fade?.backgroundImage.includes("gradient")]
          })
        expect(await foot()).toEqual(["sticky", true])
        await links(visitor).all(all => all.at(-1)?.scrollIntoView({ behavior: "instant" }))
        await eventually(unseen, "scrolled").toEqual([])
      }
      await menu(visitor).click()
    }
  })
})

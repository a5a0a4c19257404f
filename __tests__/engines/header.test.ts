import { eventually } from "./eventually"
import { arriveAt, follow, header, links, menu, wide } from "./steps"
import { expect, test } from "./test"
import type { Visitor } from "./visitor"

const transparent = "rgba(0, 0, 0, 0)"
const royalPurple = "rgb(75, 29, 120)"

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
        [21, royalPurple],
        [20, transparent],
        [3000, royalPurple],
        [0, transparent],
        [1500, royalPurple],
      ] as const) {
        await visitor.scrollTo(position)
        await eventually(looks(visitor), `at ${position} px`).toEqual([0, colour])
      }
      await visitor.engine.reload()
      await visitor.hydrated()
      await eventually(looks(visitor), "after a reload").toEqual([0, royalPurple])
      expect(await visitor.scrolled()).toBe(1500)
    })

    test("Terms and Privacy go to their pages, and are marked there as current; the header turns solid there too", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const [name, path, title] of [
        ["Terms", "/terms", "Terms and Conditions"],
        ["Privacy", "/privacy", "Privacy Policy"],
      ] as const) {
        await follow(visitor, name)
        await visitor.isAt(path)
        await visitor.role("heading", title, 1).isOne()
        await eventually(current(visitor)).toEqual([`page: ${name}`])
        await eventually(looks(visitor), `at the top of ${path}`).toEqual([0, transparent])
        await visitor.scrollTo(21)
        await eventually(looks(visitor), `at 21 px of ${path}`).toEqual([0, royalPurple])
      }
    })
  })
}

test("the section in view is marked as current", async ({ visitor }) => {
  await visitor.visit("/")
  for (const [anchor, name] of [
    ["casino-hotels", "Casino Hotels"],
    ["booking", "Booking"],
    ["about", "About"],
    ["contact", "Contact"],
    ["home", "Home"],
  ] as const) {
    await visitor.evaluate(id => {
      document.getElementById(id)?.scrollIntoView({ behavior: "instant" })
    }, anchor)
    await eventually(current(visitor)).toEqual([`location: ${name}`])
  }
})

for (const path of ["/", "/terms", "/privacy", "/no-such-page"]) {
  test(`the header's links of ${path} are those of the specification`, async ({ visitor }) => {
    await visitor.visit(path)
    await eventually(() => links(visitor).texts()).toEqual([
      "Home",
      "Casino Hotels",
      "Booking",
      "About",
      "Contact",
      "Terms",
      "Privacy",
    ])
    expect(await menu(visitor).count()).toBe(0)
  })
}

test.describe("on a small screen", () => {
  test.use({ view: { width: 375, height: 800 } })

  test("the menu opens and closes, shows all links, and closes when the window widens", async ({
    visitor,
  }) => {
    await visitor.visit("/")
    for (const shown of [0, 7, 0, 7]) {
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
    await eventually(() => links(visitor).count()).toBe(7)
    await visitor.press("Tab")
    await eventually(() => header(visitor).role("link", "Home").hasFocus()).toBe(true)
    await visitor.press("Escape")
    await eventually(() => links(visitor).count()).toBe(0)
    await eventually(() => menu(visitor).hasFocus()).toBe(true)
  })

  test("a followed link closes the menu", async ({ visitor }) => {
    await visitor.visit("/")
    for (const [name, address, heading] of [
      ["Booking", "/#booking", "Name the city and the nights"],
      ["Terms", "/terms", "Terms and Conditions"],
      ["About", "/#about", "Name the city and the nights"],
    ] as const) {
      await follow(visitor, name)
      await visitor.isAt(address)
      await visitor.role("main").role("heading", heading).isOne()
      if (name === "Terms") await arriveAt(visitor, name)
      await eventually(() => links(visitor).count()).toBe(0)
    }
  })
})

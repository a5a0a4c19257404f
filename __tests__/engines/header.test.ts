import { eventually } from "./eventually"
import { follow } from "./steps"
import { expect, test } from "./test"

const transparent = "rgba(0, 0, 0, 0)"
const royalPurple = "rgb(75, 29, 120)"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the header is fixed, transparent at the top and solid purple past 20 px", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      const header = visitor.role("banner")
      const looks = () =>
        header.read(element => [
          element.getBoundingClientRect().top,
          getComputedStyle(element).backgroundColor,
        ])
      for (const [position, colour] of [
        [0, transparent],
        [21, royalPurple],
        [20, transparent],
        [3000, royalPurple],
      ] as const) {
        await visitor.scrollTo(position)
        await eventually(looks, `at ${position} px`).toEqual([0, colour])
      }
    })

    test("Terms and Privacy go to their pages, and are marked there as current", async ({
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
        const current = () =>
          visitor.evaluate(() =>
            [...document.querySelectorAll("header [aria-current=page]")].map(
              link => link.textContent,
            ),
          )
        await eventually(current).toEqual([name])
      }
    })
  })
}

test.describe("on a wide screen", () => {
  for (const path of ["/", "/terms", "/privacy", "/no-such-page"]) {
    test(`the header's links of ${path} are those of the specification`, async ({ visitor }) => {
      await visitor.visit(path)
      await eventually(() => visitor.role("navigation", "Main").role("link").texts()).toEqual([
        "Home",
        "Casino Hotels",
        "Booking",
        "About",
        "Contact",
        "Terms",
        "Privacy",
      ])
      expect(await visitor.role("banner").role("button", "Menu").count()).toBe(0)
    })
  }
})

test.describe("on a small screen", () => {
  test.use({ view: { width: 375, height: 800 } })

  test("the menu opens and closes, and its links are those of the specification", async ({
    visitor,
  }) => {
    await visitor.visit("/")
    const links = visitor.role("banner").role("navigation", "Main").role("link")
    const menu = visitor.role("banner").role("button", "Menu")
    for (const shown of [0, 7, 0, 7]) {
      await eventually(() => links.count()).toBe(shown)
      await menu.click()
    }
    await eventually(() => links.count()).toBe(0)
  })

  test("Escape closes the menu, and the focus is on its button", async ({ visitor }) => {
    await visitor.visit("/")
    const links = visitor.role("banner").role("navigation", "Main").role("link")
    const menu = visitor.role("banner").role("button", "Menu")
    await menu.focus()
    await visitor.press("Enter")
    await eventually(() => links.count()).toBe(7)
    await visitor.press("Escape")
    await eventually(() => links.count()).toBe(0)
    await eventually(() => menu.hasFocus()).toBe(true)
  })

  test("a followed link closes the menu", async ({ visitor }) => {
    await visitor.visit("/")
    const links = visitor.role("banner").role("navigation", "Main").role("link")
    for (const [name, address] of [
      ["Booking", "/#booking"],
      ["Terms", "/terms"],
      ["About", "/#about"],
    ] as const) {
      await follow(visitor, name)
      await visitor.isAt(address)
      await eventually(() => links.count()).toBe(0)
    }
  })
})

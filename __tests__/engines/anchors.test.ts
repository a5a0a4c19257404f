import { expectFocusAt, expectToBeAt, follow } from "./steps"
import { expect, test } from "./test"

const sections = [
  { name: "Casino Hotels", anchor: "casino-hotels" },
  { name: "Booking", anchor: "booking" },
  { name: "About", anchor: "about" },
  { name: "Contact", anchor: "contact" },
  { name: "Home", anchor: "home" },
]

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the first five links scroll smoothly to the matching section, and take the focus there", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      let seen = 0
      for (const { name, anchor } of sections) {
        const positions = await visitor.noteScrolling()
        await follow(visitor, name)
        await visitor.isAt(`/#${anchor}`)
        await expectToBeAt(visitor, anchor)
        await expectFocusAt(visitor, anchor)
        const way = await positions()
        const straight = way.toSorted((a, b) => (name === "Home" ? b - a : a - b))
        expect(way, "the view never turns back").toEqual(straight)
        seen += way.length
      }
      // A jump is drawn once; but on a busy machine, so may some of the smooth ones be.
      expect(seen, "positions seen on the way").toBeGreaterThan(sections.length)
    })
  })
}

for (const [path, width] of [
  ["/terms", 375],
  ["/terms", 1280],
  ["/privacy", 1280],
  ["/no-such-page", 375],
] as const) {
  test.describe(`from ${path}, ${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the first five links lead to the home page with that anchor at once, and take the focus there", async ({
      visitor,
    }) => {
      await visitor.visit(path)
      for (const { name, anchor } of sections) {
        await visitor.scrollTo(300)
        await visitor.scrolled()
        const positions = await visitor.noteScrolling()
        await follow(visitor, name)
        await visitor.isAt(`/#${anchor}`)
        await expectToBeAt(visitor, anchor)
        await expectFocusAt(visitor, anchor)
        expect(new Set(await positions()).size, "positions seen").toBeLessThanOrEqual(1)
        await visitor.engine.back()
        await visitor.isAt(path)
        await visitor.role("main").role("heading", ".*", 1).isOne()
      }
    })
  })
}

import { eventually } from "./eventually"
import { follow } from "./steps"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the view is at the top on every path change, Back and Forward included", async ({
      visitor,
    }) => {
      const shown = [
        { change: () => follow(visitor, "Terms"), path: "/terms" },
        { change: () => follow(visitor, "Privacy"), path: "/privacy" },
        { change: () => visitor.engine.back(), path: "/terms" },
        { change: () => visitor.engine.back(), path: "/" },
        { change: () => visitor.engine.forward(), path: "/terms" },
        { change: () => visitor.engine.forward(), path: "/privacy" },
        { change: () => visitor.engine.back(), path: "/terms" },
      ]
      await visitor.visit("/")
      for (const { change, path } of shown) {
        await visitor.scrollTo(900)
        await eventually(() => visitor.evaluate(() => scrollY)).toBe(900)
        await visitor.scrolled()
        await change()
        await visitor.isAt(path)
        await visitor.role("main").role("heading", ".*", 1).isOne()
        expect(await visitor.scrolled(), `at ${path}`).toBe(0)
        expect(await visitor.evaluate(() => scrollY), `at ${path}, later`).toBe(0)
      }
    })
  })
}

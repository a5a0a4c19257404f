import { follow } from "./steps"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the view is at the top at once on every path change, Back and Forward included", async ({
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
        expect(await visitor.scrolled()).toBe(900)
        const positions = await visitor.noteScrolling()
        await change()
        await visitor.isAt(path)
        await visitor.role("main").role("heading", ".*", 1).isOne()
        expect(await visitor.scrolled(), `at ${path}`).toBe(0)
        expect(new Set(await positions()), `positions seen at ${path}`).toEqual(new Set([0]))
      }
    })
  })
}

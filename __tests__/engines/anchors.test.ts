import { sections } from "../specification"
import { expectFocusAt, expectToBeAt, follow } from "./steps"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the first five links scroll smoothly to the matching section, and take the focus there", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      for (const { name, anchor } of sections) {
        let seen = 0
        // A jump is drawn once. On a busy machine, so may a smooth scroll be: another one is looked at.
        for (let time = 1; seen < 3 && time <= 4; time++) {
          await visitor.scrollTo(name === "Home" ? 3000 : 0)
          await visitor.scrolled()
          const frames = await visitor.watchFrames()
          await follow(visitor, name)
          await visitor.isAt(`/#${anchor}`)
          await expectToBeAt(visitor, anchor)
          await expectFocusAt(visitor, anchor)
          const way = (await frames()).flat().map(Math.round)
          const back = way.filter((top, at) => {
            const step = top - (way[at - 1] ?? top)
            // Where pixels of the screen are halved, an equal position may be rounded otherwise.
            return name === "Home" ? step > 1 : step < -1
          })
          expect(back, `the view turns back on the way to ${name}`).toEqual([])
          seen = new Set(way).size
        }
        expect(seen, `positions seen on the way to ${name}`).toBeGreaterThan(2)
      }
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
        const stood = await visitor.scrolled()
        const frames = await visitor.watchFrames()
        await follow(visitor, name)
        await visitor.isAt(`/#${anchor}`)
        await expectToBeAt(visitor, anchor)
        await expectFocusAt(visitor, anchor)
        const [left, reached] = await frames()
        expect(left, "frames of the page that is left").toEqual([stood])
        // A section may begin within a pixel, which Firefox rounds off only when asked again.
        const places = reached?.map(top => Math.abs(top - Number(reached.at(-1))) <= 1)
        expect(places, `frames of the home page: ${reached}`).not.toContain(false)
        await visitor.engine.back()
        await visitor.isAt(path)
        await visitor.role("main").role("heading", ".*", 1).isOne()
      }
    })
  })
}

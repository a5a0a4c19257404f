import { expectToBeAt } from "./steps"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("an unknown path shows 'Unexpected Application Error!', header and footer, and links back", async ({
      visitor,
    }) => {
      await visitor.visit("/no-such-page")
      const main = visitor.role("main")
      expect(await main.role("heading", ".*", 1).texts()).toEqual(["Unexpected Application Error!"])
      expect(await main.seen()).toMatch(/404 Not Found/i)
      expect(await visitor.evaluate(() => document.title)).toMatch(/^Unexpected Application Error!/)
      await visitor.role("banner").isOne()
      await visitor.role("contentinfo").isOne()
      await main.role("link", "Casino Hotels").click()
      await visitor.isAt("/#casino-hotels")
      await expectToBeAt(visitor, "casino-hotels")
      await visitor.engine.back()
      await visitor.isAt("/no-such-page")
      await main.role("link", "Home").click()
      await visitor.isAt("/")
      await visitor.role("button", "Start Playing").isOne()
    })
  })
}

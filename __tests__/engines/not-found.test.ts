import { expectToBeAt } from "./steps"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("an unknown path shows 'Unexpected Application Error!' and ways back", async ({
      visitor,
    }) => {
      await visitor.visit("/no-such-page")
      const main = visitor.role("main")
      expect(await main.role("heading", ".*", 1).texts()).toEqual(["Unexpected Application Error!"])
      expect(await visitor.evaluate(() => document.title)).toMatch(/^Unexpected Application Error!/)
      await main.role("link", "Casino Hotels").click()
      await visitor.isAt("/#casino-hotels")
      await expectToBeAt(visitor, "casino-hotels")
    })
  })
}

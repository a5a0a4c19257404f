import { headlines } from "../specification"
import { expectToBeAt } from "./steps"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the headline is one of four, and stays the same when the scripts arrive", async ({
      visitor,
    }) => {
      visitor.host.delay = 200
      const release = visitor.host.hold(/\.js$/)
      await visitor.open("/")
      const headline = visitor.role("main").role("heading", ".*", 1)
      const [first] = await headline.texts()
      expect(headlines).toContain(first)
      release()
      await visitor.hydrated()
      expect(await headline.texts()).toEqual([first])
    })

    test("text typed into the search is kept and not used, and Start Playing jumps to the hotels", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      const search = visitor.role("searchbox", "Search")
      expect(await search.read(element => element.getAttribute("placeholder"))).toBe(
        "Search for luxury casino experiences...",
      )
      const main = () => visitor.role("main").read(element => element.innerHTML)
      const before = await main()
      await search.click()
      await visitor.engine.type("Macau")
      await visitor.press("Enter")
      expect(await visitor.scrolled()).toBe(0)
      await visitor.isAt("/")
      expect(await search.hasFocus()).toBe(true)
      expect(await main()).toBe(before)
      await visitor.role("button", "Start Playing").click()
      await expectToBeAt(visitor, "casino-hotels")
      expect(await search.value()).toBe("Macau")
      await visitor.isAt("/#casino-hotels")
    })
  })
}

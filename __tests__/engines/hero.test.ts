import site from "../content/site.json"
import { expectToBeAt } from "./steps"
import { expect, test } from "./test"

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("the headline is one of the options, and stays the same when the scripts come", async ({
      visitor,
    }) => {
      visitor.host.delay = 200
      const release = visitor.host.hold(/\.js$/)
      await visitor.open("/")
      const headline = visitor.role("main").role("heading", ".*", 1)
      const [first] = await headline.texts()
      expect(site.hero.headlines).toContain(first)
      release()
      await visitor.hydrated()
      expect(await headline.texts()).toEqual([first])
    })

    test("a Start Playing button jumps to the hotels, and what was typed in the search is kept", async ({
      visitor,
    }) => {
      await visitor.visit("/")
      const search = visitor.role("searchbox", "Search")
      expect(await search.read(element => element.getAttribute("placeholder"))).toBe(
        "Search for luxury casino experiences...",
      )
      await search.click()
      await visitor.engine.type("Macau")
      await visitor.press("Enter")
      expect(await visitor.scrolled()).toBe(0)
      await visitor.role("button", "Start Playing").click()
      await expectToBeAt(visitor, "casino-hotels")
      expect(await search.value()).toBe("Macau")
      await visitor.isAt("/#casino-hotels")
    })
  })
}

import { headlines } from "../specification"
import { visit } from "./steps"
import { expect, test } from "./test"

test("the headline is picked at random at load from four options, and stays from the first frame on", async ({
  context,
}) => {
  const shown: string[] = []
  for (const chance of [0, 0.25, 0.5, 0.999]) {
    const page = await context.newPage()
    await page.addInitScript(chance => {
      let calls = 0
      // A second choice would be another one.
      Math.random = () => (calls++ ? 0.999 - chance : chance)
      const seen = new Set<string>()
      const look = () => {
        const headline = document.querySelector("h1")
        if (headline?.checkVisibility({ visibilityProperty: true })) seen.add(headline.textContent)
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { seen })
    }, chance)
    await visit(page, "/")
    shown.push(...(await page.evaluate(() => [...(window as unknown as { seen: string[] }).seen])))
  }
  expect(shown.toSorted()).toEqual(headlines.toSorted())
})

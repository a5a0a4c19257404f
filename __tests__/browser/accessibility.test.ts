import { expectNoViolations } from "./axe"
import { pages } from "./pages"
import { visit } from "./steps"
import { expect, test } from "./test"

/**
 * Runs in the page: what has the focus, and whether that is visible: with an outline, on the screen, and not
 * under the header.
 */
function seeFocus() {
  const element = document.activeElement as HTMLElement
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { left, top, bottom } = element.getBoundingClientRect()
  const header = document.querySelector("header") as HTMLElement
  const covered = !header.contains(element) && top < header.getBoundingClientRect().bottom
  const skip = element.matches("[href='#main']")
  // The button inside a date field has the browser's own outline; the field does not match `:focus` then.
  const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
  return {
    stop: element.outerHTML.slice(0, 120),
    seen:
      (outlined || !element.matches(":focus")) &&
      (!covered || skip) &&
      left >= 0 &&
      top < window.innerHeight &&
      bottom > 0,
  }
}

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    // Colours in transition would fail the check for contrast.
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } })

    for (const { name, path, expectedMessages } of pages) {
      test.describe(name, () => {
        test.use({ expectedMessages })

        test("shows the focus at every stop of the Tab key", async ({ page }) => {
          await visit(page, path)
          const stops: string[] = []
          const unseen: string[] = []
          do {
            await page.keyboard.press("Shift+Tab")
            const { stop, seen } = await page.evaluate(seeFocus)
            stops.push(stop)
            if (!seen) unseen.push(stop)
          } while (!stops.at(-1)?.includes("Skip to content") && stops.length < 100)
          expect(unseen).toEqual([])
          expect(stops.length).toBeGreaterThan(15)
          expect(stops.length).toBeLessThan(100)
        })
      })
    }
  })
}

for (const { name, path, expectedMessages } of pages) {
  test.describe(`${name}, in forced colours`, () => {
    test.use({ expectedMessages, contextOptions: { forcedColors: "active" } })

    test("breaks no rule of accessibility, and its buttons keep an edge", async ({ page }) => {
      await visit(page, path)
      // In forced colours the visitor's settings decide on contrast.
      await expectNoViolations(page, "color-contrast")
      const controls = page.getByRole("main").locator("button, .button, input, select, textarea")
      for (const control of await controls.all()) {
        await expect.soft(control).not.toHaveCSS("border-style", "none")
      }
    })
  })
}

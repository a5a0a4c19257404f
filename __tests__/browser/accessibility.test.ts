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
  const marked = outlined || !element.matches(":focus")
  const inWindow = left >= 0 && top < innerHeight && bottom > 0
  return { stop: element.outerHTML.slice(0, 120), seen: marked && inWindow && (skip || !covered) }
}

/** Runs in the page: whether marks and ornaments have the colour of words, and how much room is left blank. */
function seeForcedColours() {
  const text = getComputedStyle(document.body).color
  const marks = [...document.querySelectorAll("header a:has(svg), footer a:has(svg)")].map(
    link =>
      getComputedStyle(link).color === getComputedStyle(link.querySelector("svg") ?? link).color,
  )
  const ornaments = [...document.querySelectorAll("main :has(> h2)")]
    .map(heading => getComputedStyle(heading, "::after"))
    .filter(({ content, backgroundColor }) => content !== "none" && backgroundColor !== text)
  const first = document.querySelector("main > :is(section, div)") ?? document.querySelector("main")
  const ends = [...(first?.querySelectorAll("a, p, h1") ?? [])].map(
    element => element.getBoundingClientRect().bottom,
  )
  const blank = Number(first?.getBoundingClientRect().bottom) - Math.max(...ends)
  return { marks, unlike: ornaments.length, blank }
}

for (const { path } of pages) {
  test(`${path} shows the focus at every stop of the Tab key, has a way past the header, and is accessible in forced colours`, async ({
    page,
  }) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      const stops: string[] = []
      const unseen: string[] = []
      do {
        await page.keyboard.press("Shift+Tab")
        const { stop, seen } = await page.evaluate(seeFocus)
        stops.push(stop)
        if (!seen) unseen.push(stop)
      } while (!stops.at(-1)?.includes("Skip to content") && stops.length < 100)
      expect(unseen, `${width} px`).toEqual([])
      expect(stops.length).toBeGreaterThan(15)
      expect(stops.length).toBeLessThan(100)
      await page.keyboard.press("Enter")
      await expect(page.getByRole("main")).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
    }

    await page.emulateMedia({ forcedColors: "active" })
    // In forced colours the visitor's settings decide on contrast.
    await expectNoViolations(page, "color-contrast")
    const controls = page.getByRole("main").locator("button, .button, input, select, textarea")
    for (const control of await controls.all()) {
      await expect.soft(control).not.toHaveCSS("border-style", "none")
    }
    for (const [width, side] of [
      [1280, "right"],
      [375, "bottom"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const { blank, ...drawn } = await page.evaluate(seeForcedColours)
      expect.soft(drawn, `${width} px`).toEqual({ marks: [true, true], unlike: 0 })
      expect.soft(blank, `blank at the first part's end, ${width} px`).toBeLessThan(200)
      for (const search of await page.getByRole("searchbox").all()) {
        await expect(search).toHaveCSS(`border-${side}-width`, "0px")
      }
    }
  })
}

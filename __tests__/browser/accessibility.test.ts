import type { Page } from "@playwright/test"
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

/** Expects that forced colours draw marks and ornaments like words, and leave no room for what is not drawn. */
async function expectForcedColours(page: Page, path: string) {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const seen = await page.evaluate(() => {
      const colour = (element: Element | null) => element && getComputedStyle(element).color
      const first =
        document.querySelector("main > :is(section, div)") ?? document.querySelector("main")
      const bottom = first?.getBoundingClientRect().bottom ?? Number.NaN
      const ends = [...(first?.querySelectorAll("a, p, h1") ?? [])].map(
        element => element.getBoundingClientRect().bottom,
      )
      const ornaments = [...document.querySelectorAll("main h2")].flatMap(heading => {
        const { content, backgroundColor } = getComputedStyle(
          heading.parentElement as Element,
          "::after",
        )
        return content === "none" ? [] : backgroundColor
      })
      return {
        marks: [...document.querySelectorAll("header a, footer a")]
          .filter(link => link.querySelector("svg"))
          .map(link => colour(link) === colour(link.querySelector("svg"))),
        blank: bottom - Math.max(...ends),
        ornaments: [...new Set(ornaments)],
      }
    })
    expect.soft(seen.marks, `${width} px`).toEqual([true, true])
    expect.soft(seen.blank, `blank at the first part's end, ${width} px`).toBeLessThan(200)
    const text = await page.locator("body").evaluate(body => getComputedStyle(body).color)
    for (const colour of seen.ornaments) expect.soft(colour, `${width} px`).toBe(text)
  }
  const search = page.getByRole("searchbox")
  if (path !== "/") return
  await expect(search).toHaveCSS("border-right-width", "0px")
  await page.setViewportSize({ width: 375, height: 900 })
  await expect(search).toHaveCSS("border-bottom-width", "0px")
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
    await expectForcedColours(page, path)
  })
}

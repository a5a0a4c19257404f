import { budgets } from "./budgets"
import { pages } from "./pages"
import { noteShifts } from "./shifts"
import { fixChance, hold, hydrated, scrolled, visit } from "./steps"
import { expect, test } from "./test"

for (const width of [320, 375, 768, 1280, 1920]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const { name, path, expectedMessages } of pages) {
      test.describe(name, () => {
        test.use({ expectedMessages })

        test("nothing shifts on load", async ({ page }) => {
          const shifts = await noteShifts(page)
          await visit(page, path)
          await page.evaluate(() => document.fonts.ready)
          await scrolled(page)
          const { sum, moved } = await shifts()
          expect(sum, moved).toBeLessThanOrEqual(budgets.layoutShift)
        })

        test("nothing shifts when the web font comes late", async ({ page }) => {
          const shifts = await noteShifts(page)
          // Each load of the home page shows one of four headlines.
          for (const choice of path === "/" ? [0, 0.25, 0.5, 0.75] : [0]) {
            await fixChance(page, choice)
            const release = await hold(page, "**/*.woff2")
            await page.goto(path, { waitUntil: "domcontentloaded" })
            await hydrated(page)
            await scrolled(page)
            release()
            await page.waitForFunction(() => document.fonts.check("1em Forum"))
            await scrolled(page)
            const { sum, moved } = await shifts()
            expect
              .soft(sum, `headline ${choice * 4 + 1}: ${moved}`)
              .toBeLessThanOrEqual(budgets.layoutShift)
          }
        })
      })
    }
  })
}

for (const { name, path, expectedMessages } of pages) {
  test.describe(name, () => {
    test.use({ expectedMessages })

    test("finds each drawing it uses", async ({ page }) => {
      await visit(page, path)
      const missing = await page.evaluate(() =>
        [...document.querySelectorAll("use")]
          .map(use => String(use.getAttribute("href")))
          .filter(address => !document.getElementById(address.slice(1))),
      )
      expect(missing).toEqual([])
    })

    test("breaks no word of a heading, a label, a button or a telephone number, from narrow phones to wide screens", async ({
      page,
    }) => {
      await visit(page, path)
      for (const width of [
        320, 360, 375, 768, 960, 1088, 1280, 1408, 1440, 1536, 1680, 1920, 2560,
      ]) {
        await page.setViewportSize({ width, height: 800 })
        const broken = await page.evaluate(() => {
          const named =
            "h1, h2, h3, dt, label, .label, button, .button, a[href^='tel:']:not(.prose *), [class$=number]"
          const texts = [...document.querySelectorAll(named)].flatMap(element => {
            const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
            const nodes: Text[] = []
            while (walker.nextNode()) nodes.push(walker.currentNode as Text)
            return nodes
          })
          return texts.flatMap(text =>
            [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              const lines = new Set([...range.getClientRects()].map(({ bottom }) => bottom))
              return lines.size > 1 ? word : []
            }),
          )
        })
        expect(broken, `${width} px`).toEqual([])
      }
    })

    test("does not scroll sideways from 320 px up, nor with text at 200 %", async ({ page }) => {
      await visit(page, path)
      for (const [width, text] of [
        [320, ""],
        [375, ""],
        [768, ""],
        [1024, ""],
        [1280, ""],
        [1920, ""],
        [2560, ""],
        [375, "200%"],
        [1280, "200%"],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const reach = await page.evaluate(size => {
          document.documentElement.style.fontSize = size
          window.scrollTo({ left: 500, behavior: "instant" })
          return [document.documentElement.scrollWidth, window.scrollX]
        }, text)
        expect.soft(reach, `${width} px, text at ${text || "its own size"}`).toEqual([width, 0])
      }
    })
  })
}

test("the hero is as tall as the window, low ones too, whichever headline it shows", async ({
  page,
}) => {
  for (const choice of [0, 0.25, 0.5, 0.75]) {
    await fixChance(page, choice)
    await visit(page, "/")
    await expect(page.locator("html")).toHaveAttribute("data-headline", String(choice * 4))
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [375, 667],
      [390, 664],
      [390, 844],
      [768, 1024],
      [1280, 640],
      [1366, 640],
      [1440, 700],
      [1536, 730],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const hero = await page.locator("#home").boundingBox()
      expect.soft(hero?.height, `headline ${choice * 4 + 1}, ${width} × ${height} px`).toBe(height)
    }
  }
})

// Tables, numbers of hotels and links that the tests' content has because an editor may write them.
import { longPage, paths } from "../../specification"
import { expect, test } from "../fixtures"
import { openBeforeScripts } from "../page-helpers"

test("a table with a long address keeps its columns in sight on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openBeforeScripts(page, longPage)
  const { hidden, narrowest } = await page
    .getByRole("table")
    .nth(1)
    .evaluate(table => {
      const box = table.parentElement as HTMLElement
      const widths = [...table.querySelectorAll("td")].map(cell => cell.offsetWidth)
      return { hidden: box.scrollWidth - box.clientWidth, narrowest: Math.min(...widths) }
    })
  expect(hidden).toBe(0)
  expect(narrowest).toBeGreaterThan(75)
})

test("hotel cards fill their rows, and only the first may stand alone", async ({ page }) => {
  // Hydration would fail on the missing cards.
  await openBeforeScripts(page)
  const cards = page.locator("#casino-hotels li")
  for (const [count, twoToARow, threeToARow] of [
    [8, [2, 2, 2, 2], [1, 2, 3, 2]],
    [7, [1, 2, 2, 2], [1, 2, 2, 2]],
    [5, [1, 2, 2], [1, 2, 2]],
    [4, [2, 2], [2, 2]],
    [2, [2], [2]],
  ] as const) {
    await cards.evaluateAll((all, count) => {
      for (const card of all.slice(count)) card.remove()
    }, count)
    for (const [width, expected] of [
      [768, twoToARow],
      [1280, threeToARow],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await cards.evaluateAll(all => all.map(card => card.getBoundingClientRect().top))
      const rows = [...new Set(tops)].map(top => tops.filter(other => other === top).length)
      expect.soft(rows, `${count} hotels, ${width} px`).toEqual(expected)
    }
  }
})

test("all links within the site lead to existing pages and sections", async ({ page, baseURL }) => {
  const targets = new Set<string>()
  const links: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const ids = await page.locator("[id]").evaluateAll(all => all.map(({ id }) => id))
    expect([...new Set(ids)]).toEqual(ids)
    for (const hash of ["", ...ids.map(id => `#${id}`)]) targets.add(`${baseURL}${path}${hash}`)
    const anchors = page.locator("a")
    links.push(...(await anchors.evaluateAll(all => all.map(a => (a as HTMLAnchorElement).href))))
  }
  const internal = links.filter(link => link.startsWith(String(baseURL))).map(decodeURI)
  expect(internal.length).toBeGreaterThan(20)
  expect(internal.filter(link => !targets.has(link))).toEqual([])
})

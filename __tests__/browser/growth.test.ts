import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { limits } from "../../src/content/rules/limits"
import { headerLinks } from "../specification"
import { grownPublic, grownPrefix as prefix } from "../test-site"
import { expectNoViolations } from "./axe"
import { budgets } from "./budgets"
import { expectFirstScreenIn, nothingElseComes } from "./first-screen"
import { whatIsWrong } from "./looks"
import { sent } from "./sent"
import { noteShifts } from "./shifts"
import { fixChance, hydrated, scrolled, visit } from "./steps"
import { expect, test } from "./test"

// The most hotels, destinations, headlines and sections that there may be, and an additional legal page.
test.use({ site: { folder: grownPublic, prefix } })

const pages = ["/", "/terms", "/privacy", "/cookies"]

/** Widths at which a page is looked at. */
const widths = [320, 375, 768, 1280, 1920, 2560]

for (const path of pages) {
  test.describe("before anything else has come", () => {
    test.use({ expectedMessages: nothingElseComes })

    test(`${path} with all that there may be keeps to its budgets, its first screen in the first bytes`, async ({
      page,
    }) => {
      const file = `${path.slice(1) || "index"}.html`
      expect(sent(file, grownPublic)).toBeLessThanOrEqual(budgets.html)
      await expectFirstScreenIn(page, prefix + path, `${grownPublic}/${file}`, budgets.firstScreen)
    })
  })

  test(`${path} stands well, does not shift, and breaks no rule of accessibility`, async ({
    page,
  }) => {
    const shifts = await noteShifts(page)
    // The last headline, which is the longest.
    await fixChance(page, 0.999)
    for (const width of ["/", "/terms"].includes(path) ? widths : [375]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, prefix + path)
      await page.evaluate(() => document.fonts.ready)
      await scrolled(page)
      const { sum, moved } = await shifts()
      expect(sum, moved).toBeLessThanOrEqual(budgets.layoutShiftOfAnyContent)
      expect.soft(await whatIsWrong(page), `${width} px`).toEqual([])
      if (width === 375) await expectNoViolations(page)
    }
  })
}

test("another hotel keeps to its budget of HTML", () => {
  const html = readFileSync(`${grownPublic}/index.html`, "utf8")
  const cards = html.match(/<li class="hotel-card.*?<\/li>/gs)?.slice(6) ?? []
  const entries = html.match(/,\{"@type":"ListItem".*?\}\}/g)?.slice(5) ?? []
  expect([cards.length, entries.length]).toEqual([limits.hotels - 6, limits.hotels - 6])
  const six = [...cards, ...entries].reduce((rest, part) => rest.replace(part, ""), html)
  const more = brotliCompressSync(html).length - brotliCompressSync(six).length
  expect(more / cards.length).toBeLessThanOrEqual(budgets.hotel)
})

test("no row of cards has a gap at its end, and no card is cut off, however many there are", async ({
  page,
}) => {
  await visit(page, `${prefix}/`)
  for (const count of [24, 12, 11, 8, 7, 5, 4, 3, 2, 1]) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { rows, edges } = await rowsOf(page, count)
      const what = `${count} hotels, ${width} px`
      expect.soft(await whatIsWrong(page), what).toEqual([])
      for (const row of rows) {
        const ofCards = new Set(row.map(card => Math.round(card.width)))
        expect.soft([...ofCards], `widths of a row, ${what}`).toHaveLength(1)
        const ends = [row[0]?.left ?? 0, row.at(-1)?.right ?? 0].map(Math.round)
        expect.soft(ends, `ends of a row, ${what}`).toEqual(edges.map(Math.round))
      }
      const lengths = rows.map(row => row.length)
      const columns = width < 720 ? 1 : width < 1088 ? 2 : 3
      const fewest = columns === 3 && count > 1 ? 2 : 1
      expect.soft(Math.max(...lengths), `columns, ${what}`).toBeLessThanOrEqual(columns)
      expect.soft(Math.min(...lengths), `cards in a row, ${what}`).toBeGreaterThanOrEqual(fewest)
    }
  }
})

/** Removes cards until `count` are left, and returns their positions, row by row. */
function rowsOf(page: Page, count: number) {
  return page.locator("#casino-hotels ul").evaluate((list, count) => {
    for (const card of [...list.children].slice(count)) card.remove()
    const rows: { left: number; right: number; width: number }[][] = []
    let top = Number.NaN
    for (const card of list.children) {
      const { left, right, width, top: own } = card.getBoundingClientRect()
      if (own !== top) rows.push([])
      top = own
      rows.at(-1)?.push({ left, right, width })
    }
    const { left, right } = list.getBoundingClientRect()
    return { rows, edges: [left, right] }
  }, count)
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test("a wide table scrolls in its own box, by keyboard too, and the page does not", async ({
    page,
  }) => {
    await visit(page, `${prefix}/terms`)
    const table = page.getByRole("group", { name: "Table" })
    await table.focus()
    await expect(table).toBeFocused()
    await table.press("ArrowRight")
    await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
    await expect(table.getByRole("columnheader")).toHaveCount(6)
  })
})

test("another legal page is in the footer, and its forty sections can be reached beside each one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, `${prefix}/`)
  const legal = page.getByRole("navigation", { name: "Legal" }).getByRole("link")
  await expect(legal).toHaveText(["Terms & Conditions", "Privacy Policy", "Cookie Notice"])
  const main = page.getByRole("navigation", { name: "Main" }).getByRole("link")
  await expect(main).toHaveText(headerLinks("/").map(([name]) => name))
  await legal.last().click()
  await expect(page).toHaveURL(`${prefix}/cookies`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie Notice")

  await page.reload()
  await hydrated(page)
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
  await expect(links).toHaveCount(limits.sections)
  const headings = page.getByRole("main").getByRole("heading", { level: 2 })
  // A page that was loaded again is kept in its place until a visitor moves it.
  await page.mouse.wheel(0, 100)
  await headings.filter({ hasText: /^20\./ }).scrollIntoViewIfNeeded()
  await links.last().focus()
  await expect(links.last()).toBeInViewport({ ratio: 0.9 })
  await links.last().click()
  await expect(headings.last()).toBeInViewport({ ratio: 1 })
})

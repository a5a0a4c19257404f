import { readFileSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"
import type { Page } from "@playwright/test"
import { limits } from "../../src/content/rules/limits"
import { headerLinks } from "../specification"
import { grownPrefix, grownPublic } from "../test-site"
import { expectNoViolations } from "./axe"
import { budgets } from "./budgets"
import { expectFirstScreenIn, nothingElseComes } from "./first-screen"
import { startHost } from "./host"
import { whatIsWrong } from "./looks"
import { sent } from "./sent"
import { noteShifts } from "./shifts"
import { fixChance, scrolled, visit } from "./steps"
import { expect, test } from "./test"

// The most hotels, destinations, headlines and sections that there may be, and an additional legal page.
let host: Server
let site: string

test.beforeAll(async () => {
  host = await startHost(0, grownPublic, grownPrefix)
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}${grownPrefix}`
})

test.afterAll(() => {
  host.close()
})

const pages = ["/", "/terms", "/privacy", "/cookies"]
const fileOf = (path: string) => `${path.slice(1) || "index"}.html`

for (const path of pages) {
  test(`${path} with all that there may be keeps to its budget of HTML`, () => {
    expect(sent(fileOf(path), grownPublic)).toBeLessThanOrEqual(budgets.html)
  })

  test.describe("before anything else has come", () => {
    test.use({ expectedMessages: nothingElseComes })

    test(`the first screen of ${path} is there in the first bytes`, async ({ page }) => {
      const file = `${grownPublic}/${fileOf(path)}`
      await expectFirstScreenIn(page, site + path, file, budgets.firstScreen)
    })
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

for (const width of [320, 375, 768, 1280, 1920, 2560]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test("no row of cards has a gap at its end, and no card is cut off, however many there are", async ({
      page,
    }) => {
      await visit(page, `${site}/`)
      for (const count of [24, 12, 11, 8, 7, 5, 4, 3, 2, 1]) {
        const { rows, edges } = await rowsOf(page, count)
        expect.soft(await whatIsWrong(page), `${count} hotels`).toEqual([])
        for (const row of rows) {
          const widths = new Set(row.map(card => Math.round(card.width)))
          expect.soft([...widths], `widths of a row of ${count} hotels`).toHaveLength(1)
          const ends = [row[0]?.left ?? 0, row.at(-1)?.right ?? 0].map(Math.round)
          expect.soft(ends, `ends of a row of ${count} hotels`).toEqual(edges.map(Math.round))
        }
        const most = Math.max(...rows.map(row => row.length))
        const columns = width < 720 ? 1 : width < 1088 ? 2 : 3
        const fewest = columns === 3 && count > 1 ? 2 : 1
        expect.soft(most, `columns of ${count} hotels`).toBeLessThanOrEqual(columns)
        expect
          .soft(Math.min(...rows.map(row => row.length)), `cards in a row of ${count} hotels`)
          .toBeGreaterThanOrEqual(fewest)
      }
    })

    for (const path of ["/", "/terms"]) {
      test(`${path} stands well, and does not shift`, async ({ page }) => {
        const shifts = await noteShifts(page)
        // The last headline, which is the longest.
        await fixChance(page, 0.999)
        await visit(page, site + path)
        await page.evaluate(() => document.fonts.ready)
        await scrolled(page)
        const { sum, moved } = await shifts()
        expect(sum, moved).toBeLessThanOrEqual(budgets.layoutShiftOfAnyContent)
        expect(await whatIsWrong(page)).toEqual([])
      })
    }
  })
}

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
  test.use({ viewport: { width: 375, height: 700 }, contextOptions: { reducedMotion: "reduce" } })

  test("a wide table scrolls in its own box, by keyboard too, and the page does not", async ({
    page,
  }) => {
    await visit(page, `${site}/terms`)
    const table = page.getByRole("group", { name: "Table" })
    await table.focus()
    await expect(table).toBeFocused()
    await table.press("ArrowRight")
    await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
    await expect(table.getByRole("columnheader")).toHaveCount(6)
  })

  for (const path of pages) {
    test(`${path} breaks no rule of accessibility`, async ({ page }) => {
      await visit(page, site + path)
      await expectNoViolations(page)
    })
  }
})

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } })

  test("the contents of forty sections can be scrolled to the end beside each section", async ({
    page,
  }) => {
    await visit(page, `${site}/cookies`)
    const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link")
    await expect(links).toHaveCount(limits.sections)
    const headings = page.getByRole("main").getByRole("heading", { level: 2 })
    await headings.filter({ hasText: /^20\./ }).scrollIntoViewIfNeeded()
    await links.last().focus()
    await expect(links.last()).toBeInViewport({ ratio: 0.9 })
    await links.last().click()
    await expect(headings.last()).toBeInViewport({ ratio: 1 })
  })

  test("another legal page is in the footer, and its link leads there", async ({ page }) => {
    await visit(page, `${site}/`)
    const legal = page.getByRole("navigation", { name: "Legal" }).getByRole("link")
    await expect(legal).toHaveText(["Terms & Conditions", "Privacy Policy", "Cookie Notice"])
    const main = page.getByRole("navigation", { name: "Main" }).getByRole("link")
    await expect(main).toHaveText(headerLinks("/").map(([name]) => name))
    await legal.last().click()
    await expect(page).toHaveURL(`${site}/cookies`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cookie Notice")
  })
})

import { paths, unknownPath } from "../../specification"
import { expect, test } from "../fixtures"
import { linksOf } from "../page-helpers"

test("every page shows words, no code, and numbers that its links call", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const words = (await page.locator("body").ariaSnapshot()).replace(/- \/url:.*/g, "")
    expect(`${await page.title()} ${words}`, path).not.toMatch(
      /%[\dA-F]{2}|[{}]|undefined|NaN|\[object/,
    )
    // Others show names, such as 1-800-GAMBLER.
    const calls = await linksOf(page.locator("a[href^='tel:']").filter({ hasText: /^\+/ }))
    expect(calls.length, path).toBeGreaterThan(0)
    for (const [shown, href] of calls) expect(href).toBe(`tel:${shown?.replace(/[^+\d]/g, "")}`)
  }
})

test("links lead to existing pages and sections, and to every page", async ({ page, baseURL }) => {
  const targets = new Set<string>()
  const links: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const ids = await page.locator("[id]").evaluateAll(all => all.map(({ id }) => id))
    expect([...new Set(ids)], path).toEqual(ids)
    for (const hash of ["", ...ids.map(id => `#${id}`)]) targets.add(`${baseURL}${path}${hash}`)
    const anchors = page.locator("a")
    links.push(...(await anchors.evaluateAll(all => all.map(a => (a as HTMLAnchorElement).href))))
  }
  const internal = links.filter(link => link.startsWith(String(baseURL))).map(decodeURI)
  expect(internal.length).toBeGreaterThan(20)
  expect(internal.filter(link => !targets.has(link))).toEqual([])
  const pages = paths.filter(path => path !== unknownPath)
  expect(internal).toEqual(expect.arrayContaining(pages.map(path => `${baseURL}${path}`)))
})

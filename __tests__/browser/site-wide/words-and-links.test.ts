import { paths, unknownPath } from "../../specification"
import { expect, test } from "../fixtures"
import { linksOf } from "../page-helpers"

test("every page shows words, and no code in place of them", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const words = (await page.locator("body").ariaSnapshot()).replace(/- \/url:.*/g, "")
    expect(`${await page.title()} ${words}`, path).not.toMatch(
      /%[\dA-F]{2}|[{}]|undefined|NaN|\[object/,
    )
  }
})

test("telephone links call the number that they show", async ({ page }) => {
  await page.goto("/terms")
  const links = await linksOf(page.locator("a[href^='tel:']").filter({ hasText: /^\+/ }))
  expect(links.length).toBeGreaterThan(1)
  for (const [words, href] of links) expect(href).toBe(`tel:${words?.replace(/[^+\d]/g, "")}`)
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

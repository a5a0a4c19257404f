import { readdirSync } from "node:fs"
import { parse } from "node:path"
import hotels from "../../content/hotels.json"
import { photoHosts } from "../../src/photos/photo-hosts"
import { pathPrefixOf, siteUrlFrom } from "../../src/publishing/site-url"
import { budgets, compressed } from "../browser/budgets"
import { expect, test, unknownPath } from "../browser/fixtures"
import { expectSoundPage } from "../browser/page-audit"
import { requiredClauses } from "../specification"
import { realPublic } from "../test-sites"

const prefix = pathPrefixOf(siteUrlFrom(process.env.SITE_URL))

test.use({
  site: { folder: realPublic, prefix },
  photoHosts: photoHosts(hotels.map(({ image }) => image)),
})

const legalPaths = readdirSync("content/legal")
  .filter(file => file.endsWith(".md"))
  .map(file => `/${parse(file).name}`)

const pages = ["/", ...legalPaths, unknownPath].map(path => ({
  path: prefix + path,
  file: path === unknownPath ? "404.html" : `${path.slice(1) || "index"}.html`,
}))

for (const { path, file } of pages) {
  test(`${path} is within budget and has no layout faults or axe violations`, async ({ page }) => {
    expect(compressed(file, realPublic).length, "bytes").toBeLessThanOrEqual(budgets.html)
    await expectSoundPage(page, path)
  })
}

test("all links within the site lead to existing pages and sections", async ({ page, baseURL }) => {
  // Hosts add the slash to the home page's address below a path, `/hotels#about`.
  const withoutSlash = (url: string) => decodeURI(url).replace(/\/(?=#|$)/, "")
  const targets = new Set<string>()
  const links: string[] = []
  for (const { path } of pages) {
    await page.goto(path)
    const ids = await page.locator("[id]").evaluateAll(all => all.map(({ id }) => id))
    expect([...new Set(ids)]).toEqual(ids)
    for (const hash of ["", ...ids.map(id => `#${id}`)])
      targets.add(withoutSlash(`${baseURL}${path}${hash}`))
    const anchors = page.locator("a")
    links.push(...(await anchors.evaluateAll(all => all.map(a => (a as HTMLAnchorElement).href))))
  }
  const internal = links.filter(link => link.startsWith(String(baseURL)))
  expect(internal.length).toBeGreaterThan(20)
  expect(internal.filter(link => !targets.has(withoutSlash(link)))).toEqual([])
})

test("Terms contains the clauses that the specification requires", async ({ page }) => {
  await page.goto(`${prefix}/terms`)
  for (const [clause, pattern] of Object.entries(requiredClauses)) {
    await expect(page.getByRole("main"), `Terms must say that ${clause}`).toContainText(pattern)
  }
})

import { readFileSync } from "node:fs"
import { paths } from "../../specification"
import { testPublic } from "../../test-sites"
import { budgets, compressed, expectHtmlWithinBudget, testContentShare } from "../budgets"
import { expect, test, unknownPath } from "../fixtures"
import { prefetched, visit } from "../page-helpers"

for (const path of paths) {
  const file = path === unknownPath ? "404.html" : `${path.slice(1) || "index"}.html`

  test(`${path} is within the HTML budget and has its first screen in its first 14 kB`, () => {
    expectHtmlWithinBudget(file, testPublic, testContentShare)
    const { home, other } = budgets.testHtml
    expect(compressed(file).length).toBeLessThanOrEqual(path === "/" ? home : other)
  })

  test(`${path} has no render-blocking files and is within the script budget`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on("request", request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith(".js")) scripts.add(pathname)
    })
    await visit(page, path)
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as unknown as Record<string, string>[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
    const html = readFileSync(`${testPublic}/${file}`, "utf8")
    expect(html).not.toMatch(/<script[^>]* src=/)
    const [head] = html.split("</head>")
    // A font that is preloaded in the head delays the first paint.
    expect(head).not.toContain('as="font"')
    // A script in the head starts the script engine before the first paint.
    expect(head).not.toContain("<script")

    await prefetched(page)
    expect(scripts.size).toBeGreaterThan(2)
    const bytes = [...scripts].reduce((sum, file) => sum + compressed(file).length, 0)
    expect(bytes, [...scripts].join(" ")).toBeLessThanOrEqual(budgets.scripts)
  })
}

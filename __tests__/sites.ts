import { mkdirSync, rmSync } from "node:fs"
import { expect, test } from "@playwright/test"
import {
  areBuilt,
  buildGrownSite,
  buildPublishedSite,
  buildTestSite,
  keepSites,
  projectCopy,
  runBuild,
  testSiteUrl,
} from "./test-site"

// They share a folder.
test.describe.configure({ mode: "serial", timeout: 900_000 })
test.skip(areBuilt(), "nothing has changed since the sites were built and these tests passed")

test("a build with a mistake in the content reports it, fails, and leaves the last build alone", async () => {
  const copy = projectCopy()
  const hotels = JSON.parse(String(copy.read("content/hotels.json")))
  hotels[1].name = hotels[0].name
  copy.write("content/hotels.json", JSON.stringify(hotels, null, 2))
  rmSync(`${copy.folder}/public`, { recursive: true, force: true })
  mkdirSync(`${copy.folder}/public`)
  copy.write("public/index.html", "the last build")
  const { status, output } = await runBuild(copy)
  expect(status).toBe(1)
  expect(output).toMatch(/content\/hotels\.json:\d+:\d+ {2}hotel 2 › name\n/)
  expect(output).toContain("Give one of the two another name.")
  expect(output).not.toMatch(/\n\s+at |source and transform nodes/)
  expect(copy.read("public/index.html")).toBe("the last build")
})

test("the published site is built", buildPublishedSite)

test("the site with as much content as there may be is built", buildGrownSite)

test("the site with the tests' content is built", buildTestSite)

test("a build with only new styles puts them into every page, though Gatsby keeps the pages", async () => {
  const copy = projectCopy()
  const styles = String(copy.read("src/styles/elements.css"))
  expect(styles).toContain("body {")
  copy.write("src/styles/elements.css", styles.replace("body {", "body { --today: 1;"))
  expect(await runBuild(copy, testSiteUrl)).toMatchObject({ status: 0 })
  for (const page of ["index.html", "terms.html", "privacy/index.html", "404.html"]) {
    const html = String(copy.read(`public/${page}`))
    expect(html).toMatch(/<style[^>]*>[\s\S]*body\{--today: ?1/)
    const sources = / data-sources="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? []
    expect(sources).toContainEqual(expect.stringMatching(/^\/app-.*\.js$/))
    for (const source of sources) expect(copy.read(`public${source}`)).toBeDefined()
  }
  keepSites()
})

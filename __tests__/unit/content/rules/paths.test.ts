/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { contentFiles } from "../../../../src/content/rules/content-files"
import { neededPages, pages } from "../../../../src/content/rules/paths"
import { slugProblem } from "../../../../src/content/rules/slug"
import { configurations } from "../../../../src/publishing/write-headers"

test("the footer leaves the pages that it always links to out of its query for others", () => {
  const footer = readFileSync("src/components/footer.tsx", "utf8")
  expect(footer).toContain(`slug: { nin: ${JSON.stringify(neededPages).replace(",", ", ")} }`)
})

test.each(pages)("%s has a template, and content", path => {
  expect(existsSync(`src/templates${path === "/" ? "/home" : path}.tsx`)).toBe(true)
  expect(contentFiles.map(({ page }) => page)).toContain(path)
})

test.each(["404", "edit", "static", ...pages.map(path => path.slice(1) || "index")])(
  "no legal page can take the place of %s",
  slug => {
    expect(slugProblem(slug)?.wrong).toContain("the site has something else there")
  },
)

test("every host that a build can be published on has its configuration", () => {
  const publish = readFileSync("hosting/publish", "utf8")
  const hosts = [...publish.matchAll(/^ +(\w+)\)$/gm)].map(([, host]) => `hosting/${host}.conf`)
  const written = Object.keys(configurations).filter(file => file.startsWith("hosting/"))
  expect(hosts).toEqual(written)
})

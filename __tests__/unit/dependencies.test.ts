/** @jest-environment node */
import { readFileSync } from "node:fs"
import transformer from "gatsby-transformer-remark/package.json"
import site from "../../package.json"
import lock from "../../package-lock.json"

const documented = readFileSync("docs/dependencies.md", "utf8")
const ours: Record<string, string> = site.dependencies
const locked = lock.packages as Record<string, { dependencies?: Record<string, string> }>

test.each(["remark", "remark-gfm", "unist-util-visit"] as const)(
  "%s is the one that gatsby-transformer-remark reads Markdown with",
  name => {
    expect(ours[name]).toBe(transformer.dependencies[name])
    expect(documented).toContain(`\`${name}\``)
  },
)

test.each([
  ["navigation.js", "window.location = pathname\n"],
  ["ensure-resources.js", "window.location = rawPath\n"],
])("Gatsby's %s forgets a fragment, as src/browser/lost-pages.ts says", (file, forgets) => {
  expect(readFileSync(`node_modules/gatsby/cache-dir/${file}`, "utf8")).toContain(forgets)
})

describe("an override", () => {
  const rows = [...documented.matchAll(/^\| `(.+?)` \| `(.+?)` `(.+?)` \|/gm)]

  test("is explained, every one", () => {
    expect(rows.map(([, override]) => override)).toEqual(Object.keys(site.overrides))
  })

  test.each(rows.map(([, override = "", by = "", range]) => [override, by, range]))(
    "of %s is needed while %s asks for %s",
    (override = "", by = "", range) => {
      const name = override.replace(/@.*/, "")
      expect(locked[`node_modules/${by}`]?.dependencies?.[name]).toBe(range)
    },
  )
})

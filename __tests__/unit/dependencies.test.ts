/** @jest-environment node */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import site from "../../package.json"
import lock from "../../package-lock.json"

const page = readFileSync("docs/dependencies.md", "utf8")
const [, tied = "", pinned = "", overrides = ""] = page.split("\n## ")
const ours: Record<string, string> = { ...site.dependencies, ...site.devDependencies }
const locked = lock.packages as Record<string, { dependencies?: object; peerDependencies?: object }>
const needs = (by: string) => ({
  ...locked[`node_modules/${by}`]?.peerDependencies,
  ...locked[`node_modules/${by}`]?.dependencies,
})

const ties = [...tied.matchAll(/^\| `(.+?)` \| `(.+?)` \|/gm)].map(([, name = "", by = ""]) => ({
  name,
  by,
}))
test.each(ties)("$name is the copy that $by uses", ({ name, by }) => {
  expect(ours).toHaveProperty([name])
  expect(needs(by)).toHaveProperty([name])
  expect(locked[`node_modules/${by}/node_modules/${name}`]).toBeUndefined()
})

test("every pinned package is explained, or tied to another", () => {
  const explained = [...(tied + pinned).matchAll(/`([^` ]+)`/g)].map(([, name]) => name)
  const exact = Object.keys(ours).filter(name => !ours[name]?.startsWith("^"))
  expect(explained).toEqual(expect.arrayContaining(exact))
})

test("Dependabot leaves exactly these packages alone, except for security updates", () => {
  const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8"))
  const { ignore } = updates[0]
  const named = (tied + pinned).matchAll(/^\| (`.+?`(?:, `.+?`)*) \|/gm)
  const names = [...named].flatMap(([, cell]) => String(cell).match(/[^`, ]+/g))
  const versions = expect.arrayContaining([expect.stringMatching(/^version-update:/)])
  expect(ignore).toEqual(
    ["*", ...names.filter(name => Object.hasOwn(ours, String(name))).sort()].map(name => ({
      "dependency-name": name,
      "update-types": versions,
    })),
  )
})

test("every package in the lock file has a checksum", () => {
  const all = Object.entries(lock.packages as Record<string, { integrity?: string }>).slice(1)
  expect(all.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})

const rows = [...overrides.matchAll(/^\| `(.+?)` \| `(.+?)` `(.+?)` \|/gm)].map(row => row.slice(1))

test("every override is explained", () => {
  expect(rows.map(([override]) => override)).toEqual(Object.keys(site.overrides))
})

test.each(rows)("%s is overridden while %s asks for %s", (override = "", by = "", range) => {
  expect(needs(by)).toHaveProperty([override.replace(/(?<=.)@.*/, "")], range)
})

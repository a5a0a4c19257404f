/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import manifest from "../../package.json"
import lock from "../../package-lock.json"

const page = readFileSync("docs/dependencies.md", "utf8")
const [, tied = "", pinned = ""] = page.split("\n## ")
const ours = { ...manifest.dependencies, ...manifest.devDependencies }

test("Dependabot proposes only security updates for exactly the packages in docs/dependencies.md", () => {
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

test("every package runs on the oldest Node that package.json names", () => {
  const [oldest] = /[\d.]+/.exec(manifest.engines.node) ?? []
  const newer = `:attr(engines, [node]):not(:semver(${oldest}.0, :attr(engines, [node])))`
  const packages = JSON.parse(execFileSync("npm", ["query", newer], { encoding: "utf8" }))
  expect(packages.map(({ pkgid }: { pkgid: string }) => pkgid)).toEqual([])
})

/** @jest-environment node */
import { execFileSync } from "node:child_process"
import manifest from "../../package.json"
import lock from "../../package-lock.json"

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

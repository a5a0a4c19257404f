import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { generatedTypes } from "./project-copy"
import {
  buildLargestSite,
  buildRealSite,
  buildTestSite,
  digest,
  markAsBuilt,
  projectCopy,
  runBuild,
  sitesAreCurrent,
} from "./test-sites"

// The builds share folders.
test.describe.configure({ mode: "serial" })

const source = digest()

test.skip(sitesAreCurrent(), "the builds are current")

test("a mistake in the content fails the build, and the last build stays", async () => {
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
  expect(output).toContain("Rename one of the two.")
  expect(output).not.toMatch(/\n\s+at |source and transform nodes/)
  expect(copy.read("public/index.html")).toBe("the last build")
})

test("the site with the content of content/ builds", async () => {
  await buildRealSite()
})

test("the site with the largest content builds", async () => {
  await buildLargestSite()
})

test("the site with the tests' content builds, and src/gatsby-types.d.ts is up to date", async () => {
  const copy = await buildTestSite()
  const types = readFileSync(generatedTypes, "utf8")
  expect(copy.read(generatedTypes), "run npm run build, and commit src/gatsby-types.d.ts").toBe(
    types,
  )
  markAsBuilt(source)
})

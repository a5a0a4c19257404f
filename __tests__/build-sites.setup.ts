import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { generatedTypes } from "./project-copy"
import {
  areBuilt,
  buildGrownSite,
  buildPublishedSite,
  buildTestSite,
  digest,
  markAsBuilt,
  projectCopy,
  runBuild,
} from "./test-site"

// The builds share a folder.
test.describe.configure({ mode: "serial", timeout: 900_000 })

const source = digest()

test.skip(areBuilt(), "nothing has changed since these tests last passed")

test("a mistake in the content fails the build and keeps the last one", async () => {
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

test("the published site is built", buildPublishedSite)

test("the site with the largest content is built", buildGrownSite)

test("the site with the tests' content is built, and the committed types are its graph's", async () => {
  const copy = await buildTestSite()
  const types = readFileSync(generatedTypes, "utf8")
  expect(copy.read(generatedTypes), "npm run build writes this file; commit it").toBe(types)
  markAsBuilt(source)
})

/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { publish } from "../../../src/build/publish"

const project = process.cwd()

afterEach(() => process.chdir(project))

test("a file that the owner has in static/ is not overwritten", () => {
  mkdirSync("test-results", { recursive: true })
  process.chdir(mkdtempSync("test-results/publish-"))
  for (const folder of ["public", "static"]) mkdirSync(folder)
  writeFileSync("static/robots.txt", "Disallow: /")
  expect(() => publish("robots.txt", "Allow: /")).toThrow("Remove static/robots.txt")
})

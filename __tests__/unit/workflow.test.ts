/** @jest-environment node */
import { accessSync, constants, readFileSync } from "node:fs"
import { parse } from "yaml"

const { on, jobs, permissions } = parse(readFileSync(".github/workflows/check.yml", "utf8"))
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))

test("a pull request is checked, without permission to write", () => {
  expect(on).toHaveProperty("pull_request")
  expect(permissions).toEqual({ contents: "read" })
})

test("it is checked as on any other machine, with the project's version of Node", () => {
  const [, node, check] = jobs.check.steps
  expect(node.with).toMatchObject({ "node-version-file": ".nvmrc" })
  expect(check.run).toBe(".ci/run")
  expect(() => accessSync(".ci/run", constants.X_OK)).not.toThrow()
})

test("the machine leaves out no suite", () => {
  const run = readFileSync(".ci/run", "utf8")
  for (const command of ["npm test", "npm run test:engines", "npm run test:hosting"]) {
    expect(run.split("\n")).toContain(command)
  }
  const suites = Object.keys(scripts).filter(name => name.startsWith("test:"))
  const projects = readFileSync("playwright.config.ts", "utf8").match(/(?<=name: ")[^"]+/g) ?? []
  const commands = Object.values(scripts).join()
  expect(suites.length).toBeGreaterThan(5)
  for (const project of projects) expect(commands).toContain(project.replace(/ in .*/, " *"))
})

test("the content is checked before anything that takes long", () => {
  const [first] = scripts.test.split(" && ")
  expect(first).toBe("npm run check")
  // GitHub reads what is said of a line only where a line of the output begins with it.
  expect(scripts.check).toMatch(/concurrently --prefix none .*npm:check:content/)
})

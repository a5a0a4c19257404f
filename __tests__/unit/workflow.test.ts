/** @jest-environment node */
import { accessSync, constants, readFileSync } from "node:fs"
import { parse } from "yaml"

const { on, jobs, permissions } = parse(readFileSync(".github/workflows/check.yml", "utf8"))
const publish = parse(readFileSync(".github/workflows/publish-content.yml", "utf8"))
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

test("content is published with the script of main, whatever was pushed, and no run stops another", () => {
  const [checkout, node, script] = publish.jobs.publish.steps
  expect(publish.on).toEqual({ push: { branches: ["content", "main"] } })
  expect(Object.keys(publish.permissions).sort()).toEqual([
    "contents",
    "issues",
    "pull-requests",
    "statuses",
  ])
  expect(publish.concurrency).toEqual({ group: "publish-content", "cancel-in-progress": false })
  expect(checkout.with).toEqual({ ref: "main", "fetch-depth": 0 })
  expect(node.with).toMatchObject({ "node-version-file": ".nvmrc" })
  expect(script.run).toBe(".github/publish-content")
  expect(() => accessSync(".github/publish-content", constants.X_OK)).not.toThrow()
})

test("its default command has only scripts that there are", () => {
  const commands = readFileSync(".github/publish-content", "utf8").matchAll(/npm run -s ([\w:]+)/g)
  const names = [...commands].map(([, name]) => name)
  expect(names).toEqual(["check:content", "build"])
  for (const name of names) expect(scripts).toHaveProperty([String(name)])
})

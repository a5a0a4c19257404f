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

test("the content is checked before anything that takes long", () => {
  const commands: string[] = scripts.test.split(" && ")
  expect(commands.slice(0, 3).sort()).toEqual(
    ["npm run check:content", "npm run lint", "npm run typecheck"].sort(),
  )
})

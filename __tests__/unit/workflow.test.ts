/** @jest-environment node */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { scripts } from "../../package.json"

const workflow = (name: string) => parse(readFileSync(`.github/workflows/${name}.yml`, "utf8"))

test("a pull request is checked with .ci/run, without permission to write", () => {
  const { on, jobs, permissions } = workflow("check")
  expect(on).toHaveProperty("pull_request")
  expect(permissions).toEqual({ contents: "read" })
  expect(jobs.check.steps.at(-1)).toEqual({ run: ".ci/run" })
})

test("content is published with the script of main, whatever was pushed, and no run stops another", () => {
  const { concurrency, jobs, permissions } = workflow("publish-content")
  const [checkout, , script] = jobs.publish.steps
  expect(checkout.with).toEqual({ ref: "main", "fetch-depth": 0 })
  expect(script.run).toBe(".github/publish-content")
  expect(concurrency["cancel-in-progress"]).toBe(false)
  expect(Object.keys(permissions).sort().join()).toBe("contents,issues,pull-requests,statuses")
})

test("what the documents and scripts call `npm run` for is there", () => {
  const names = "README CONTRIBUTING DEPLOYING EDITING".split(" ").map(name => `${name}.md`)
  for (const file of [...names, ".ci/run", ".github/publish-content"]) {
    const commands = readFileSync(file, "utf8").matchAll(/npm run (?:-s )?([\w:-]+)/g)
    for (const [, name] of commands)
      expect([file, Object.keys(scripts)]).toEqual([file, expect.arrayContaining([name])])
  }
})

/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import hotels from "../../content/hotels.json"

/** Runs one of the checks on the tests' content with changed hotels. */
function run(script: string, change: (list: typeof hotels) => object) {
  const cwd = "test-results/check-commands"
  cpSync("__tests__/content", join(cwd, "content"), { recursive: true })
  mkdirSync(join(cwd, "content/legal/a-folder.md"), { recursive: true })
  writeFileSync(join(cwd, "content/hotels.json"), JSON.stringify(change(hotels), null, 2))
  const command = ["--import", require.resolve("tsx"), resolve("src", script)]
  return spawnSync(process.execPath, command, { cwd, encoding: "utf8" })
}

test("the content check prints each problem and fails", () => {
  const check = "content/check-content.cli.ts"
  const { status, stderr } = run(check, ([hotel]) => [hotel, hotel])
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^content\/hotels\.json:\d+ {2}hotel 2 › name\n {2}Entry 1 already has this name\. Rename one of the two\.\n\nFound 1 problem in content\/\.\n$/,
  )
})

test("the photo check fails and reports a photo that does not load", () => {
  const { status, stderr } = run("photos/check-photos.cli.ts", ([hotel]) => [
    { ...hotel, image: "https://127.0.0.1:1/photo.jpg" },
  ])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^content\/hotels\.json:\d+ {2}hotel 1 › image\n {2}The photo of “/)
  expect(stderr).toMatch(
    /Found 1 problem in content\/\.\nNo photo loaded\. Is this computer online/,
  )
})

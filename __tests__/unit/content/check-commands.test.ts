/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import hotels from "../../content/hotels.json"

const [hotel] = hotels

test.each<[script: string, list: unknown[], report: RegExp]>([
  [
    "content/check-content.cli.ts",
    [hotel, hotel],
    /^content\/hotels\.json:\d+ {2}hotel 2 › name\n {2}Hotel 1 already has this name\. Rename one of the two\.\n\nFound 1 problem in content\/\.\n$/,
  ],
  [
    "photos/check-photos.cli.ts",
    [{ ...hotel, image: "https://127.0.0.1:1/photo.jpg" }],
    /^content\/hotels\.json:\d+ {2}hotel 1 › image\n {2}The photo of “.*Found 1 problem in content\/\.\nNo photo loaded\. Is this computer online/s,
  ],
])("%s prints each problem and fails", (script, list, report) => {
  const cwd = "test-results/check-commands"
  cpSync("__tests__/content", join(cwd, "content"), { recursive: true })
  mkdirSync(join(cwd, "content/legal/a-folder.md"), { recursive: true })
  writeFileSync(join(cwd, "content/hotels.json"), JSON.stringify(list, null, 2))
  const command = ["--import", require.resolve("tsx"), resolve("src", script)]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: "utf8" })
  expect(stderr).toMatch(report)
  expect(status).toBe(1)
})

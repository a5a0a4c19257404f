/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync } from "node:fs"
import { resolve } from "node:path"
import hotels from "../../../content/hotels.json"
import { inFolder, write } from "../../stand-ins/folder"

type Hotels = (hotels: { id: number }[]) => unknown

/** The output of one of the checks, as on GitHub, for the tests' content with other hotels. */
function run(script: string, change: Hotels) {
  cpSync("__tests__/content", inFolder("content"), { recursive: true })
  write({ "content/hotels.json": JSON.stringify(change(hotels), null, 2) })
  const command = ["--import", require.resolve("tsx"), resolve("src", script)]
  const env = { ...process.env, GITHUB_ACTIONS: "true" }
  return spawnSync(process.execPath, command, { cwd: inFolder(), env, encoding: "utf8" })
}

const check = "content/checks/check-command.ts"

test("each problem is said, and on GitHub is an annotation of its line", () => {
  const { status, stdout, stderr } = run(check, hotels => hotels.map(it => ({ ...it, id: 1 })))
  expect(status).toBe(1)
  expect(stderr).toContain("content/hotels.json:11:11  hotel 2 › id\n")
  expect(stdout).toContain(
    "::error file=content/hotels.json,line=11,col=11,title=hotel 2 › id::The number 1 is used twice: line 3 already has it.%0AGive one of the two another number.\n",
  )
})

test("a note is said, is a notice on GitHub, and refuses nothing", () => {
  const { status, stdout } = run(check, hotels => hotels.slice(1))
  expect(status).toBe(0)
  expect(stdout).toContain("The content is valid.\n")
  expect(stdout).toContain("  The specification names six hotels; there are five.\n")
  expect(stdout).toContain(
    "\n::notice file=content/hotels.json,line=1,col=1::The specification names six hotels; there are five.%0AIf",
  )
})

test("a photo that cannot be loaded is reported with its place, and fails the check", () => {
  const { status, stderr } = run("photos/check-photos-command.ts", ([hotel]) => [
    { ...hotel, image: "https://127.0.0.1:1/photo.jpg" },
  ])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^content\/hotels\.json:6:14 {2}hotel 1 › image\n {2}The photo of “/)
  expect(stderr).toMatch(/1 problem in content\/\n$/)
})

/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync } from "node:fs"
import { resolve } from "node:path"
import hotels from "../../../content/hotels.json"
import { inFolder, write } from "../../stand-ins/folder"

type Hotels = (hotels: { id: number }[]) => unknown

/** The output of one of the checks for the tests' content with other hotels. */
function run(script: string, change: Hotels, env: Record<string, string> = {}) {
  cpSync("__tests__/content", inFolder("content"), { recursive: true })
  write({ "content/hotels.json": JSON.stringify(change(hotels), null, 2) })
  const command = ["--import", require.resolve("tsx"), resolve("src", script)]
  return spawnSync(process.execPath, command, {
    cwd: inFolder(),
    env: { ...process.env, GITHUB_ACTIONS: "", ...env },
    encoding: "utf8",
  })
}

const check = "content/checks/check-command.ts"
const onGitHub = { GITHUB_ACTIONS: "true" }
const withSameNumber: Hotels = hotels => hotels.map(hotel => ({ ...hotel, id: 1 }))

test("on GitHub, each problem is an annotation of its line as well", () => {
  const { status, stdout, stderr } = run(check, withSameNumber, onGitHub)
  expect(status).toBe(1)
  expect(stderr).toContain("content/hotels.json:11:11  hotel 2 › id\n")
  expect(stdout).toContain(
    "::error file=content/hotels.json,line=11,col=11,title=hotel 2 › id::The number 1 is used twice: line 3 already has it.%0AGive one of the two another number.\n",
  )
})

test("on GitHub, a note is a notice, and refuses nothing", () => {
  const { status, stdout } = run(check, hotels => hotels.slice(1), onGitHub)
  expect(status).toBe(0)
  expect(stdout).toContain("The content is valid.\n")
  expect(stdout).toContain("  The specification names six hotels; there are five.\n")
  expect(stdout).toContain(
    "\n::notice file=content/hotels.json,line=1,col=1::The specification names six hotels; there are five.%0AIf",
  )
})

test("elsewhere there are no annotations", () => {
  const { stdout, stderr } = run(check, withSameNumber)
  expect(`${stdout}${stderr}`).not.toContain("::")
})

test("the photos are not requested if the content has mistakes", () => {
  const { status, stderr } = run("photos/check-photos-command.ts", withSameNumber)
  expect(status).toBe(1)
  expect(stderr).toContain("content/hotels.json:11:11  hotel 2 › id\n")
})

test("a photo that cannot be loaded is reported with its place, and fails the check", () => {
  const { status, stderr } = run("photos/check-photos-command.ts", ([hotel]) => [
    { ...hotel, image: "https://127.0.0.1:1/photo.jpg" },
  ])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^content\/hotels\.json:6:14 {2}hotel 1 › image\n {2}The photo of “/)
  expect(stderr).toMatch(/1 problem in content\/\n$/)
})

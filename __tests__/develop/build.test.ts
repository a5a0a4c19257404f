/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { ProjectCopy } from "../project-copy"

const copy = new ProjectCopy()

afterAll(() => copy.remove())

test("a build with a mistake in the content says it, fails, and leaves the last build alone", () => {
  const hotels = JSON.parse(String(copy.read("content/hotels.json")))
  hotels[1].id = hotels[0].id
  copy.write("content/hotels.json", JSON.stringify(hotels, null, 2))
  mkdirSync(join(copy.folder, "public"))
  copy.write("public/index.html", "the last build")

  const { args, options } = copy.gatsby("build")
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)

  const output = `${stdout}${stderr}`
  expect(status).toBe(1)
  expect(output).toMatch(/content\/hotels\.json:\d+:\d+ {2}hotel 2 › id\n/)
  expect(output).toContain("Give one of the two another number.")
  expect(output).not.toMatch(/\n\s+at |source and transform nodes/)
  expect(copy.read("public/index.html")).toBe("the last build")
}, 120_000)

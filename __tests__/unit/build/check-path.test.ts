/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join, resolve } from "node:path"

function checkIn(name: string) {
  const cwd = join("test-results/folders", name)
  mkdirSync(cwd, { recursive: true })
  const script = resolve("src/build/check-path.mjs")
  return spawnSync(process.execPath, [script], { cwd, encoding: "utf8" })
}

// Each stopped a real build.
test.each([..."!#%'(*:?[\\{|"])("a folder with %s in its name is refused", sign => {
  const { status, stderr } = checkIn(`a${sign}b`)
  expect(stderr).toContain(`Gatsby does not work in a path with ${sign} in it. Rename the folder: `)
  expect(status).toBe(1)
})

test("a folder with any other sign in its name is accepted", () => {
  expect(checkIn('a "$&)+,-.;<=>@]^_`}~ïλ中')).toMatchObject({ status: 0, stderr: "" })
})

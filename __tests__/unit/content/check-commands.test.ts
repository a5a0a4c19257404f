/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import hotels from "../../content/hotels.json"

const [hotel] = hotels
const cwd = "test-results/check-commands"

beforeEach(() => {
  rmSync(cwd, { recursive: true, force: true })
  cpSync("__tests__/content", join(cwd, "content"), { recursive: true })
  mkdirSync(join(cwd, "content/legal/a-folder.md"))
})

const writeHotels = (list: unknown[]) =>
  writeFileSync(join(cwd, "content/hotels.json"), JSON.stringify(list, null, 2))

/** Runs a script of the project. @param imports What Node loads before it */
function run(script: string, ...imports: string[]) {
  const command = [require.resolve("tsx"), ...imports].flatMap(name => ["--import", name])
  return spawnSync(process.execPath, [...command, resolve("src", script)], {
    cwd,
    encoding: "utf8",
    timeout: 60_000,
  })
}

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
  writeHotels(list)
  const { status, stderr } = run(script)
  expect(stderr).toMatch(report)
  expect(status).toBe(1)
})

test("symbolic links are reported, not followed", () => {
  // Each circle doubles the number of paths.
  for (const name of ["a", "b"])
    symlinkSync(resolve(cwd, "content"), join(cwd, "content", name), "junction")
  const report = "This is a symbolic link. Put the file or folder itself here."
  expect(run("content/check-content.cli.ts").stderr).toBe(
    `content/a:1\n  ${report}\n\ncontent/b:1\n  ${report}\n\nFound 2 problems in content/.\n`,
  )
})

test("the check of the photos stops loading one that its host sends without end", () => {
  writeHotels([hotel])
  const endless = `globalThis.fetch = async url => {
    const body = new ReadableStream({ pull: stream => stream.enqueue(new Uint8Array(1e6)) })
    const response = new Response(body, { headers: { "content-type": "image/png" } })
    return Object.defineProperty(response, "url", { value: url })
  }`
  const loader = `data:text/javascript,${encodeURIComponent(endless)}`
  expect(run("photos/check-photos.cli.ts", loader).stderr).toContain(
    "is larger than 600 kB. Use a smaller version, or choose another photo.",
  )
})

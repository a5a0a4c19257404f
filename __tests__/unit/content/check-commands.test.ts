/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import hotels from "../../content/hotels.json"

const [hotel] = hotels

/** Photos never end, except on this computer. */
const endlessPhotos = `const { fetch } = globalThis
globalThis.fetch = async url => {
  if (url.includes("127.0.0.1")) return fetch(url)
  const body = new ReadableStream({ pull: stream => stream.enqueue(new Uint8Array(1e5)) })
  const response = new Response(body, { headers: { "content-type": "image/png" } })
  return Object.defineProperty(response, "url", { value: url })
}`

test.each<[script: string, list: unknown[], report: RegExp, links?: string[]]>([
  [
    "content/check-content.cli.ts",
    [hotel, hotel],
    /^content\/hotels\.json:\d+ {2}hotel 2 › name\n {2}Hotel 1 already has this name\. Rename one of the two\.\n\nFound 1 problem in content\/\.\n$/,
  ],
  // Each circle doubles the number of paths.
  ["content/check-content.cli.ts", [], /^content\/a:1\n {2}This is a symbolic link\./, ["a", "b"]],
  [
    "photos/check-photos.cli.ts",
    [{ ...hotel, image: "https://127.0.0.1:1/photo.jpg" }],
    /^content\/hotels\.json:\d+ {2}hotel 1 › image\n {2}The photo of “.*Found 1 problem in content\/\.\nNo photo loaded\. Is this computer online/s,
  ],
  ["photos/check-photos.cli.ts", [hotel], /The photo of “.*” is larger than 600 kB\. Use a/],
])("%s prints each problem and fails", (script, list, report, links = []) => {
  const cwd = "test-results/check-commands"
  rmSync(cwd, { recursive: true, force: true })
  cpSync("__tests__/content", join(cwd, "content"), { recursive: true })
  mkdirSync(join(cwd, "content/legal/a-folder.md"), { recursive: true })
  writeFileSync(join(cwd, "content/hotels.json"), JSON.stringify(list, null, 2))
  for (const name of links)
    symlinkSync(resolve(cwd, "content"), join(cwd, "content", name), "junction")
  const preload = `data:text/javascript,${encodeURIComponent(endlessPhotos)}`
  const command = ["--import", require.resolve("tsx"), "--import", preload, resolve("src", script)]
  const options = { cwd, encoding: "utf8", timeout: 60_000 } as const
  const { status, stderr } = spawnSync(process.execPath, command, options)
  expect(stderr).toMatch(report)
  expect(status).toBe(1)
})

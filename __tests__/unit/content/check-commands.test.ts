/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import hotels from "../../content/hotels.json"

const [hotel] = hotels
const cwd = "test-results/check-commands"
const content = join(cwd, "content")

/** Runs a script in a project with these hotels. @param imports What Node loads before it */
function run(script: string, list: unknown[], ...imports: string[]) {
  cpSync("__tests__/content", content, { recursive: true })
  mkdirSync(join(content, "legal/a-folder.md"), { recursive: true })
  writeFileSync(join(content, "hotels.json"), JSON.stringify(list, null, 2))
  const command = [require.resolve("tsx"), ...imports].flatMap(name => ["--import", name])
  return spawnSync(process.execPath, [...command, resolve("src", script)], {
    cwd,
    encoding: "utf8",
  })
}

/** A host that never stops sending. */
const endlessHost = `globalThis.fetch = async url => {
  const body = new ReadableStream({ pull: stream => stream.enqueue(new Uint8Array(1e5)) })
  const response = new Response(body, { headers: { "content-type": "image/png" } })
  return Object.defineProperty(response, "url", { value: url })
}`

test.each<[script: string, list: unknown[], report: RegExp, ...imports: string[]]>([
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
  [
    "photos/check-photos.cli.ts",
    [hotel],
    /The photo of “.*” is larger than 600 kB\. Use a smaller/,
    `data:text/javascript,${encodeURIComponent(endlessHost)}`,
  ],
])("%s prints each problem and fails", (script, list, report, ...imports) => {
  const { status, stderr } = run(script, list, ...imports)
  expect(stderr).toMatch(report)
  expect(status).toBe(1)
})

test("symbolic links are reported, not followed", () => {
  mkdirSync(content, { recursive: true })
  const links = ["a", "b"].map(name => join(content, name))
  // Each circle doubles the number of paths.
  for (const link of links) symlinkSync(resolve(content), link, "junction")
  const { stderr } = run("content/check-content.cli.ts", [hotel])
  for (const link of links) rmSync(link)
  expect(stderr).toMatch(/^content\/a:1\n {2}This is a symbolic link\. .*\ncontent\/b:1\n/s)
})

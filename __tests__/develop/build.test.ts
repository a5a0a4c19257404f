/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { ProjectCopy } from "../project-copy"
import { buildTestSite, testPublic } from "../test-site"

let copy: ProjectCopy

afterEach(() => copy.remove())

function build() {
  const { args, options } = copy.gatsby("build", "--prefix-paths")
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, output: `${stdout}${stderr}` }
}

function change(file: string, of: string, into: string) {
  const text = String(copy.read(file))
  expect(text).toContain(of)
  copy.write(file, text.replace(of, into))
}

test("a build with a mistake in the content reports it, fails, and leaves the last build alone", () => {
  copy = new ProjectCopy()
  const hotels = JSON.parse(String(copy.read("content/hotels.json")))
  hotels[1].id = hotels[0].id
  copy.write("content/hotels.json", JSON.stringify(hotels, null, 2))
  mkdirSync(join(copy.folder, "public"))
  copy.write("public/index.html", "the last build")

  const { status, output } = build()
  expect(status).toBe(1)
  expect(output).toMatch(/content\/hotels\.json:\d+:\d+ {2}hotel 2 › id\n/)
  expect(output).toContain("Give one of the two another number.")
  expect(output).not.toMatch(/\n\s+at |source and transform nodes/)
  expect(copy.read("public/index.html")).toBe("the last build")
}, 120_000)

test("a build with only new styles puts them into every page, though Gatsby keeps the pages", async () => {
  await buildTestSite()
  const folder = mkdtempSync(join(tmpdir(), "marquisade-"))
  cpSync(dirname(testPublic), folder, { recursive: true, verbatimSymlinks: true })
  copy = new ProjectCopy(folder)
  change("src/styles/elements.css", "body {", "body { --today: 1;")
  expect(build()).toMatchObject({ status: 0 })
  for (const page of ["index.html", "terms.html", "privacy/index.html", "404.html"]) {
    const html = String(copy.read(`public/${page}`))
    expect(html).toMatch(/<style[^>]*>[\s\S]*body\{--today: ?1/)
    const sources = / data-sources="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? []
    expect(sources).toContainEqual(expect.stringMatching(/^\/app-.*\.js$/))
    for (const source of sources) expect(copy.read(`public${source}`)).toBeDefined()
  }
}, 300_000)

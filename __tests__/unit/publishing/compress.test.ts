/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compressFiles } from "../../../src/publishing/compress"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marquisade-"))
})

afterEach(() => rmSync(folder, { recursive: true }))

const long = (word: string) => `${word} `.repeat(500)

function write(file: string, text: string) {
  mkdirSync(join(folder, file, ".."), { recursive: true })
  writeFileSync(join(folder, file), text)
}

test("writes two compressed copies of each text file that is worth it, and of no other", async () => {
  write("index.html", long("home"))
  write("page-data/404.html/page-data.json", long("data"))
  write("short.html", "short")
  write("font.woff2", long("font"))
  write("webpack.stats.json", long("stats"))
  await compressFiles(folder)
  const copies = readdirSync(folder, { recursive: true }).filter(file =>
    /\.(br|gz)$/.test(`${file}`),
  )
  expect(copies.sort()).toEqual([
    "index.html.br",
    "index.html.gz",
    join("page-data", "404.html", "page-data.json.br"),
    join("page-data", "404.html", "page-data.json.gz"),
  ])
})

test("leaves no copy of what has changed, shrunk or gone since the last build", async () => {
  for (const file of ["changed.html", "shrunk.html", "gone.html"]) write(file, long("old"))
  await compressFiles(folder)
  write("changed.html", long("new"))
  write("shrunk.html", "new")
  rmSync(join(folder, "gone.html"))
  await compressFiles(folder)
  expect(readdirSync(folder).sort()).toEqual([
    "changed.html",
    "changed.html.br",
    "changed.html.gz",
    "shrunk.html",
  ])
  const copy = (ending: string) => readFileSync(join(folder, `changed.html.${ending}`))
  expect(brotliDecompressSync(copy("br")).toString()).toBe(long("new"))
  expect(gunzipSync(copy("gz")).toString()).toBe(long("new"))
})

test("leaves other compressed files alone", async () => {
  write("brochure.tar.gz", "for visitors")
  await compressFiles(folder)
  expect(readdirSync(folder)).toEqual(["brochure.tar.gz"])
})

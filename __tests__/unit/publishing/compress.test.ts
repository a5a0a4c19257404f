/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compressFiles } from "../../../src/publishing/compress"
import { inFolder, write } from "../stand-ins/folder"

const long = (word: string) => `${word} `.repeat(500)

test("writes two compressed copies of each text file that is worth it, and touches no other", async () => {
  write({
    "index.html": long("home"),
    "page-data/404.html/page-data.json": long("data"),
    "short.html": "short",
    "font.woff2": long("font"),
    "webpack.stats.json": long("stats"),
    "brochure.tar.gz": "for visitors",
  })
  await compressFiles(inFolder())
  const copies = readdirSync(inFolder(), { recursive: true }).filter(file =>
    /\.(br|gz)$/.test(`${file}`),
  )
  expect(copies.sort()).toEqual([
    "brochure.tar.gz",
    "index.html.br",
    "index.html.gz",
    join("page-data", "404.html", "page-data.json.br"),
    join("page-data", "404.html", "page-data.json.gz"),
  ])
})

test("leaves no copy of what has changed, shrunk or gone since the last build", async () => {
  write({ "changed.html": long("old"), "shrunk.html": long("old"), "gone.html": long("old") })
  await compressFiles(inFolder())
  write({ "changed.html": long("new"), "shrunk.html": "new" })
  rmSync(inFolder("gone.html"))
  await compressFiles(inFolder())
  expect(readdirSync(inFolder()).sort()).toEqual([
    "changed.html",
    "changed.html.br",
    "changed.html.gz",
    "shrunk.html",
  ])
  const copy = (ending: string) => readFileSync(inFolder(`changed.html.${ending}`))
  expect(brotliDecompressSync(copy("br")).toString()).toBe(long("new"))
  expect(gunzipSync(copy("gz")).toString()).toBe(long("new"))
})

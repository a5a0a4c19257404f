/** @jest-environment node */
import { readFileSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { publicFiles } from "../../../src/publishing/checksums"
import { compressFiles } from "../../../src/publishing/compress"
import { inFolder, write } from "../stand-ins/folder"

const long = (word: string) => `${word} `.repeat(500)
const project = process.cwd()
afterEach(() => process.chdir(project))

test("writes two compressed copies of each text file that is worth it, and touches no other", async () => {
  write({
    "public/index.html": long("home"),
    "public/page-data/404.html/page-data.json": long("data"),
    "public/short.html": "short",
    "public/font.woff2": long("font"),
  })
  process.chdir(inFolder())
  await compressFiles()
  const copies = (await publicFiles()).filter(file => /\.(br|gz)$/.test(file))
  expect(copies).toEqual([
    "public/index.html.br",
    "public/index.html.gz",
    "public/page-data/404.html/page-data.json.br",
    "public/page-data/404.html/page-data.json.gz",
  ])
  expect(String(brotliDecompressSync(readFileSync("public/index.html.br")))).toBe(long("home"))
  expect(String(gunzipSync(readFileSync("public/index.html.gz")))).toBe(long("home"))
})

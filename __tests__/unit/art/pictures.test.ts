/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import sharp from "sharp"

const folder = mkdtempSync(join(tmpdir(), "marquisade-"))

beforeAll(() => {
  mkdirSync(join(folder, "static"))
  symlinkSync(resolve("src"), join(folder, "src"), "junction")
  execFileSync(process.execPath, ["src/art/draw-pictures.mjs"], { cwd: folder })
})

afterAll(() => rmSync(folder, { recursive: true }))

const pictures = [
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable-512.png",
  "icon.svg",
  "share.png",
]

test("there are five icons and the picture for link previews", () => {
  expect(readdirSync(join(folder, "static")).sort()).toEqual(pictures)
})

test.each(pictures)("%s is what `npm run draw:pictures` draws", async file => {
  const [drawn, kept] = await Promise.all([
    pixelsOf(join(folder, "static", file)),
    pixelsOf(join("static", file)),
  ])
  expect(drawn.info).toMatchObject({ width: kept.info.width, height: kept.info.height })
  // Other versions of the renderer may smooth edges a little differently.
  const differing = drawn.data.filter((value, at) => Math.abs(value - Number(kept.data[at])) > 24)
  expect(differing.length / kept.data.length).toBeLessThan(0.001)
})

function pixelsOf(file: string) {
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

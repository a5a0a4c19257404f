/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, symlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { inFolder } from "../stand-ins/folder"

test("five icons and the picture for link previews are what `npm run draw:pictures` draws", async () => {
  mkdirSync(inFolder("static"))
  symlinkSync(resolve("src"), inFolder("src"), "junction")
  execFileSync(process.execPath, ["src/art/draw-pictures.mjs"], { cwd: inFolder() })
  const pictures = readdirSync(inFolder("static")).sort()
  expect(pictures).toEqual([
    "apple-touch-icon.png",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "icon.svg",
    "share.png",
  ])
  for (const file of pictures) {
    const drawn = await pixelsOf(inFolder("static", file))
    const kept = await pixelsOf(join("static", file))
    expect([file, drawn.info]).toEqual([file, kept.info])
    // Other versions of the renderer may smooth edges a little differently.
    const differing = drawn.data.filter((value, at) => Math.abs(value - Number(kept.data[at])) > 24)
    expect([file, differing.length / kept.data.length < 0.001]).toEqual([file, true])
  }
}, 60_000)

function pixelsOf(file: string) {
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

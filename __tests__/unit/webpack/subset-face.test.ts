/** @jest-environment node */
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { parse } from "opentype.js"
import subsetFont from "subset-font"

type Loader = (this: object, face: Buffer) => Promise<Buffer>
const subsetFace: Loader = require("../../../src/webpack/subset-face.cjs")

test("the display face that is preloaded has the characters of its range, and no others", async () => {
  const watched: string[] = []
  const loader = { rootContext: process.cwd(), addDependency: (file: string) => watched.push(file) }
  const file = "node_modules/@fontsource/forum/files/forum-latin-400-normal.woff2"
  const subset = await subsetFace.call(loader, readFileSync(file))
  expect(watched).toEqual([resolve("src/styles/fonts.css")])

  const english = "AaZz09&,.;:!?()'\"-·–—‘’“”…\u00a0"
  const sfnt = await subsetFont(subset, `${english}éÉñœ£`, { targetFormat: "sfnt" })
  const font = parse(new Uint8Array(sfnt).buffer)
  const shown = [...`${english}éÉñœ£`].filter(letter => font.charToGlyphIndex(letter) > 0)
  expect(shown.join("")).toBe(english)
})

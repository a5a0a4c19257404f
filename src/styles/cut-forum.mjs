// `npm run cut:typeface`: subsets the display face to its unicode-range in fonts.css, without hinting, which
// only matters for small type on low-resolution screens.
import { readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"

const face = await readFile("node_modules/@fontsource/forum/files/forum-latin-400-normal.woff2")
const styles = await readFile("src/styles/fonts.css", "utf8")
const [, range] = /forum-english\.woff2[^}]*-range: (.*);/.exec(styles)

const characters = range.split(", ").flatMap(part => {
  const [first, last = first] = part
    .slice("U+".length)
    .split("-")
    .map(hex => parseInt(hex, 16))
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
})
const cut = await subsetFont(face, characters.join(""), { targetFormat: "woff2", noHinting: true })
await writeFile("src/styles/forum-english.woff2", cut)

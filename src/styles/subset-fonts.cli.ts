// `npm run subset:fonts`: cuts both fonts to their unicode-range in fonts.css, and the text face to one weight. Drops
// hinting, which only low-resolution screens need.
import { readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"

const fonts = {
  forum: { file: "@fontsource/forum/files/forum-latin-400-normal.woff2" },
  jost: {
    file: "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
    variationAxes: { wght: 400 },
  },
}

async function cutFonts() {
  const styles = await readFile("src/styles/fonts.css", "utf8")
  for (const [name, { file, ...options }] of Object.entries(fonts)) {
    const [, range] = new RegExp(`${name}-english\\.woff2[^}]*-range: (.*);`).exec(styles) ?? []
    if (!range)
      throw new Error(`src/styles/fonts.css has no unicode-range for ${name}-english.woff2`)
    const font = await subsetFont(await readFile(`node_modules/${file}`), charactersIn(range), {
      targetFormat: "woff2",
      noHinting: true,
      ...options,
    })
    await writeFile(`src/styles/${name}-english.woff2`, font)
  }
}

/** @param range As in CSS: `U+20-7E, U+A0` */
function charactersIn(range: string): string {
  const codes = range.split(", ").flatMap(part => {
    const numbers = part.replace("U+", "").split("-")
    const [first = 0, last = first] = numbers.map(hex => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}

cutFonts()

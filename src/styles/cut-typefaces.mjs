// `npm run cut:typefaces`: subsets both faces to their unicode-range in fonts.css, without hinting, which only
// matters on low-resolution screens; and the text face to one weight.
import { readFile, writeFile } from "node:fs/promises"
import subsetFont from "subset-font"

const faces = {
  forum: { file: "@fontsource/forum/files/forum-latin-400-normal.woff2" },
  jost: {
    file: "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
    variationAxes: { wght: 400 },
  },
}

const styles = await readFile("src/styles/fonts.css", "utf8")

for (const [name, { file, ...options }] of Object.entries(faces)) {
  const [, range] = new RegExp(`${name}-english\\.woff2[^}]*-range: (.*);`).exec(styles)
  const characters = range.split(", ").flatMap(part => {
    const [first, last = first] = part
      .slice("U+".length)
      .split("-")
      .map(hex => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
  const cut = await subsetFont(await readFile(`node_modules/${file}`), characters.join(""), {
    targetFormat: "woff2",
    noHinting: true,
    ...options,
  })
  await writeFile(`src/styles/${name}-english.woff2`, cut)
}

// `npm run draw:images -- share.png …`: draws the icons and pictures that it names into static/, from the shapes and
// gradients in this folder and the colors in src/styles/tokens.css. It replaces no other file: an owner may have their own.
import { readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import sharp from "sharp"
import subsetFont from "subset-font"

const read = (file: string) => readFileSync(file, "utf8")

const palette = new Map(
  [...read("src/styles/tokens.css").matchAll(/(--color-[\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name, value]) => [name, value],
  ),
)

/** sharp's SVG renderer does not support custom properties. */
const colorShapes = (text: string) =>
  text.replace(/var\((--color-[\w-]+)\)/g, (_, name) => {
    const color = palette.get(name)
    if (!color)
      throw new Error(`src/styles/tokens.css has no color ${name}, such as ${name}: #4b1d78;`)
    return color
  })

// The renderer misplaces gradients on non-scaling strokes, and the tall tower would not fit. No ray meets the mark.
const art = (read("src/art/gradients.svg") + read("src/art/shapes.svg"))
  .replaceAll(' vector-effect="non-scaling-stroke"', "")
  .replace('class="tall-tower"', 'display="none"')
  .replace(' stroke-dashoffset="-30.8"', "")

/**
 * @param width px
 * @param height px
 * @param content SVG, which may use the shapes, the gradients and the palette
 */
async function draw(file: string, width: number, height: number, content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${art}</defs>${content}</svg>`
  const picture = sharp(Buffer.from(colorShapes(svg)))
  await picture.png({ palette: true, effort: 10 }).toFile(`static/${file}`)
}

/** The mark, `size` px square, centered horizontally on `middle`. @throws Error if shapes.svg has none */
function mark(middle: number, top: number, size: number) {
  markAlone()
  return `<g color="var(--color-champagne)"><use href="#mark" x="${middle - size / 2}" y="${top}" width="${size}" height="${size}"/></g>`
}

/** The mark without the other shapes, in a square of 48 px. */
function markAlone() {
  const [, viewBox, shape] =
    /<symbol id="mark" viewBox="(.*?)">\s*(.*?)\s*<\/symbol>/s.exec(art) ?? []
  if (!shape) throw new Error("src/art/shapes.svg has no symbol with the id mark and a viewBox.")
  return `<svg x="5" y="5" width="38" height="37" overflow="visible" viewBox="${viewBox}">${shape}</svg>`
}

/**
 * The brand's name in the display face, centered horizontally on `middle`. It is an image, because text in an SVG cannot
 * use the package's font, and other text only as TrueType.
 */
async function name(middle: number, top: number) {
  const brand: string = JSON.parse(read("content/site.json")).brand.toUpperCase()
  const forum = readFileSync("node_modules/@fontsource/forum/files/forum-latin-400-normal.woff")
  const fontfile = `${tmpdir()}/forum.ttf`
  writeFileSync(fontfile, await subsetFont(forum, brand, { targetFormat: "truetype" }))
  const letters = brand.replaceAll("&", "&amp;")
  const text = `<span foreground="var(--color-ivory)" letter_spacing="9200">${letters}</span>`
  const { data, info } = await sharp({
    text: { text: colorShapes(text), font: "Forum 46", fontfile, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return `<image href="data:image/png;base64,${data.toString("base64")}" x="${middle - info.width / 2}" y="${top}" width="${info.width}" height="${info.height}"/>`
}

/** How to draw each file in static/. */
const pictures: Record<string, () => Promise<void>> = {
  "apple-touch-icon.png": () =>
    draw(
      "apple-touch-icon.png",
      180,
      180,
      `<linearGradient id="plate" x2="0" y2="1">
    <stop stop-color="var(--color-royal)"/>
    <stop offset="1" stop-color="var(--color-aubergine)"/>
  </linearGradient>
  <rect width="180" height="180" fill="url(#plate)"/>
  ${mark(90, 29, 122)}`,
    ),

  // For browser tabs. A line around the mark keeps it readable at 16 px.
  "icon.svg": async () =>
    writeFileSync(
      "static/icon.svg",
      colorShapes(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="var(--color-royal)" d="M6 0H42L48 6V42L42 48H6L0 42V6z"/><g color="var(--color-champagne)" stroke="var(--color-champagne)">${markAlone()}</g></svg>\n`,
      ),
    ),

  // For programs that cannot read SVG icons: the ICO header, then icon.svg as a 32 px PNG.
  "favicon.ico": async () => {
    const png = await sharp("static/icon.svg").resize(32, 32).png({ effort: 10 }).toBuffer()
    const header = Buffer.from("00000100010020200000010020000000000016000000", "hex")
    header.writeUInt32LE(png.length, 14)
    writeFileSync("static/favicon.ico", Buffer.concat([header, png]))
  },

  // The size that social networks expect (ogp.me, X: summary_large_image). Some messengers crop it to a square.
  "share.png": async () =>
    draw(
      "share.png",
      1200,
      630,
      `<linearGradient id="evening" x2="0" y2="1">
    <stop stop-color="var(--color-night)"/>
    <stop offset="0.75" stop-color="var(--color-aubergine)"/>
  </linearGradient>
  <rect width="1200" height="630" fill="url(#evening)"/>
  <use href="#skyline" width="2320" height="688" x="-1118" y="-58"/>
  ${mark(600, 46, 140)}
  ${await name(600, 222)}`,
    ),
}

async function drawPictures(asked: string[]) {
  const unknown = asked.filter(name => !Object.hasOwn(pictures, name))
  if (asked.length === 0 || unknown.length > 0) {
    const names = Object.keys(pictures).join(" ")
    throw new Error(`Name the files in static/ to draw again: npm run draw:images -- ${names}`)
  }
  for (const name of asked) await pictures[name]?.()
}

drawPictures(process.argv.slice(2)).catch(({ message }) => {
  console.error(message)
  process.exitCode = 1
})

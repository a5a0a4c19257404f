// `npm run draw:images -- share.png …`: draws the icons and pictures that it names into static/, in the tests' Chromium, with
// the site's drawings, colors and display face. It replaces no other file: an owner may have their own.
import { readFileSync, writeFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import sharp from "sharp"
import obtainChromium, { testChromium } from "../../__tests__/browser/chromium"

const read = (file: string) => readFileSync(file, "utf8")

const tokens = read("src/styles/tokens.css")
const shapes = read("src/art/shapes.svg")
const brand: string = JSON.parse(read("content/site.json")).brand.toUpperCase()
const font = readFileSync("node_modules/@fontsource/forum/files/forum-latin-400-normal.woff2")

/** The shapes, gradients, colors and display face that every picture may use; without the tall tower, which would not fit. */
const page = `<style>
  @font-face { font-family: Forum; src: url(data:font/woff2;base64,${font.toString("base64")}) }
  ${tokens}
  .tall-tower { display: none }
  #art_light path { stroke-dashoffset: 0 }
  text { fill: var(--color-ivory); font: 46px Forum; letter-spacing: 0.2em; text-anchor: middle }
</style>${shapes}${read("src/art/gradients.svg")}`

/** @param content SVG, which may use the shapes, the gradients and the colors */
async function draw(width: number, height: number, content: string): Promise<Buffer> {
  obtainChromium()
  const browser = await chromium.launch(testChromium)
  const tab = await browser.newPage()
  await tab.setContent(`${page}<svg width="${width}" height="${height}">${content}</svg>`)
  await tab.evaluate(() => document.fonts.ready)
  const picture = await tab.locator("body > svg").last().screenshot({ omitBackground: true })
  await browser.close()
  return picture
}

const mark = (x: number, y: number, size: number) =>
  `<use href="#art_mark" color="var(--color-champagne)" x="${x}" y="${y}" width="${size}" height="${size}"/>`

/** For browser tabs. A line around the mark keeps it readable at 16 px. */
function icon(): string {
  const [, viewBox, shape] =
    /<symbol id="art_mark" viewBox="(.*?)">\s*(.*?)\s*<\/symbol>/s.exec(shapes) ?? []
  if (!shape)
    throw new Error("src/art/shapes.svg has no symbol with the id art_mark and a viewBox.")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="var(--color-royal)" d="M6 0H42L48 6V42L42 48H6L0 42V6z"/><g color="var(--color-champagne)" stroke="var(--color-champagne)"><svg x="5" y="5" width="38" height="37" overflow="visible" viewBox="${viewBox}">${shape}</svg></g></svg>\n`
  // In an image, custom properties of the site have no value.
  return svg.replace(/var\((--color-\w+)\)/g, (_, name) => {
    const [, color] = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
    if (color) return color
    throw new Error(`src/styles/tokens.css has no color ${name}, such as ${name}: #4b1d78;`)
  })
}

const gradient = (id: string, from: string, to: string, end = 1) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(${from})"/><stop offset="${end}" stop-color="var(${to})"/></linearGradient><rect width="100%" height="100%" fill="url(#${id})"/>`

const compress = (picture: Buffer) => sharp(picture).png({ palette: true, effort: 10 }).toBuffer()

/** How to draw each file in static/. */
const pictures: Record<string, () => string | Promise<Buffer>> = {
  "apple-touch-icon.png": async () => {
    const plate = gradient("plate", "--color-royal", "--color-aubergine")
    return compress(await draw(180, 180, plate + mark(29, 29, 122)))
  },

  "icon.svg": icon,

  // For programs that cannot read SVG icons: the ICO header, then icon.svg as a 32 px PNG.
  "favicon.ico": async () => {
    const png = await compress(await draw(32, 32, icon()))
    const header = Buffer.from("00000100010020200000010020000000000016000000", "hex")
    header.writeUInt32LE(png.length, 14)
    return Buffer.concat([header, png])
  },

  // The size that social networks expect (ogp.me, X: summary_large_image). Some messengers crop it to a square.
  "share.png": async () => {
    const evening = gradient("evening", "--color-night", "--color-aubergine", 0.75)
    const city = '<use href="#art_skyline" width="2320" height="688" x="-1118" y="-58"/>'
    const name = `<text x="605" y="254">${brand.replaceAll("&", "&amp;")}</text>`
    return compress(await draw(1200, 630, evening + city + mark(530, 46, 140) + name))
  },
}

async function drawPictures(asked: string[]) {
  const unknown = asked.filter(name => !Object.hasOwn(pictures, name))
  if (asked.length === 0 || unknown.length > 0) {
    const names = Object.keys(pictures).join(" ")
    throw new Error(`Name the files in static/ to draw again: npm run draw:images -- ${names}`)
  }
  for (const [name, drawPicture] of Object.entries(pictures))
    if (asked.includes(name)) writeFileSync(`static/${name}`, await drawPicture())
}

drawPictures(process.argv.slice(2)).catch(({ message }) => {
  console.error(message)
  process.exitCode = 1
})

import { readFileSync } from "node:fs"
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs"
import subsetFont from "subset-font"

/**
 * The icon font in a file, cut to the icons whose names are somewhere in the script as strings. An icon is the
 * ligature of its name, and is kept by the code point that it has besides.
 */
export async function cutIcons(file, script) {
  const font = readFileSync(file)
  const all = icons(
    await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "sfnt" }),
  )
  const names = [...new Set(script.match(/\b[a-z][a-z0-9_]+(?=["'`<])/g))].filter(all)
  const kept = [
    "abcdefghijklmnopqrstuvwxyz0123456789_",
    ...names.map(name => String.fromCodePoint(all(name))),
  ]
  const options = { noLayoutClosure: true, variationAxes: { wght: 300 }, targetFormat: "sfnt" }
  const cut = await subsetFont(font, kept.join(""), options)
  const lost = names.filter(name => !icons(cut)(name))
  if (lost.length > 0) throw new Error(`The cut icon font lacks ${lost.join(", ")}.`)
  return subsetFont(cut, undefined, { keepAllGlyphs: true, targetFormat: "woff2" })
}

/** Finds the code point of an icon by its name; undefined for a word that is no icon's. */
function icons(bytes) {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const points = new Map(
    [...face.collectUnicodes()].map(point => [font.nominalGlyph(point), point]),
  )
  return name => {
    const buffer = new Buffer()
    buffer.addText(name)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const [glyph, ...more] = buffer.getGlyphInfos()
    return more.length === 0 ? points.get(glyph.codepoint) : undefined
  }
}

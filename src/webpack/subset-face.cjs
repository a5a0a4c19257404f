const { readFile } = require("node:fs/promises")
const { resolve } = require("node:path")
const subsetFont = require("subset-font")

/**
 * A webpack loader that leaves of the display face the characters that `fonts.css` has it shown
 * for. Hints are left out: they are for small type on coarse screens.
 * @param {Buffer} face The typeface as WOFF 2
 * @returns {Promise<Buffer>} What is left of it, as WOFF 2
 */
module.exports = async function subsetFace(face) {
  const file = resolve(this.rootContext, "src/styles/fonts.css")
  this.addDependency(file)
  const [, range = ""] = (await readFile(file, "utf8")).match(/\?subset[^}]*-range: (.*);/) ?? []
  return subsetFont(face, charactersOf(range), { targetFormat: "woff2", noHinting: true })
}

module.exports.raw = true

/** @param {string} range As CSS has it: `U+20-7E, U+A0` */
function charactersOf(range) {
  const codes = range.split(", ").flatMap(part => {
    const [first, last = first] = part
      .slice("U+".length)
      .split("-")
      .map(hex => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}

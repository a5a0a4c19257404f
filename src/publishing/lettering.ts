import { readFile } from "node:fs/promises"
import { type Font, type Path, parse } from "opentype.js"

/** How to set words in type. */
interface Setting {
  /** Font size, px; reduced if the words do not fit */
  size: number
  /** Maximum width of a line, px */
  width: number
  /** Maximum number of lines */
  lines: number
  /** Space between letters, em */
  tracking?: number
}

/** The display face, as WOFF: opentype.js reads no WOFF2. */
export async function readDisplayFace(): Promise<Font> {
  const file = "node_modules/@fontsource/forum/files/forum-latin-400-normal.woff"
  return parse(new Uint8Array(await readFile(file)).buffer)
}

/**
 * Words as outlines, since text in an SVG would depend on the typefaces of the machine that draws it.
 * @param x The middle of every line, px
 * @param y The baseline of the first line, px
 * @returns Data of an SVG path
 */
export function lettering(
  font: Font,
  words: string,
  x: number,
  y: number,
  setting: Setting,
): string {
  const { width, tracking = 0 } = setting
  let { size } = setting
  const measure = (line: string) =>
    font.getAdvanceWidth(line, size, { letterSpacing: tracking }) - tracking * size
  let lines = evenLines(words, width, measure)
  while (size > 8 && (lines.length > setting.lines || lines.some(line => measure(line) > width))) {
    size -= 1
    lines = evenLines(words, width, measure)
  }
  return lines
    .map((line, index) => {
      const start = x - measure(line) / 2
      const baseline = y + index * size * 1.3
      return pathData(font.getPath(line, start, baseline, size, { letterSpacing: tracking }))
    })
    .join("")
}

/** opentype.js 2.0's own function turns numbers just above a whole one into NaN. */
function pathData({ commands }: Path): string {
  return commands
    .map(({ type, ...coordinates }) => {
      const { x1, y1, x2, y2, x, y } = coordinates as Partial<Record<string, number>>
      const numbers = [x1, y1, x2, y2, x, y].filter(number => number !== undefined)
      return `${type}${numbers.map(number => number.toFixed(1)).join(" ")}`
    })
    .join("")
}

/** Breaks words into as few lines as the width allows, of about the same length. */
function evenLines(words: string, width: number, measure: (line: string) => number): string[] {
  let lines = breakLines(words, width, measure)
  for (let narrower = width; narrower > 0; narrower -= 8) {
    const even = breakLines(words, narrower, measure)
    if (even.length > lines.length) break
    lines = even
  }
  return lines
}

function breakLines(words: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

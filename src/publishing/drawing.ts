import { readFile } from "node:fs/promises"
import sharp, { type Sharp } from "sharp"
import { readColours } from "./colours"

/**
 * An image made from the site's art and colours, for use outside pages.
 * @param width px
 * @param height px
 * @param content SVG; it may use the shapes and paints of src/art, the classes of art.css, and the
 * colours of tokens.css as `var(--color-…)`
 */
export async function drawing(width: number, height: number, content: string): Promise<Sharp> {
  const colours = await readColours()
  const paints = await readFile("src/art/paints.svg", "utf8")
  const shapes = await readFile("src/art/shapes.svg", "utf8")
  const styles = await readFile("src/art/art.css", "utf8")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${paints}${shapes}</defs>${content}</svg>`
  // sharp's SVG renderer does not support custom properties.
  const coloured = (text: string) =>
    text.replace(/var\((--color-[\w-]+)\)/g, (whole, name) => colours.get(name) ?? whole)
  return sharp(Buffer.from(coloured(svg)), { svg: { stylesheet: coloured(styles) } })
}

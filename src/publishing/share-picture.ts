import { drawing } from "./drawing"
import { lettering, readDisplayFace } from "./lettering"

/** px; the size that social networks expect (ogp.me, X: summary_large_image). */
const width = 1200
const height = 630

/** Width of the words, px: some messengers show only the square in the middle. */
const safe = 560

/**
 * Draws the picture for link previews to `public/share.png`.
 * @param brand The brand's name
 * @param sentence The sentence below it
 */
export async function drawSharePicture(brand: string, sentence: string): Promise<void> {
  const face = await readDisplayFace()
  const middle = width / 2
  const name = lettering(face, brand.toUpperCase(), middle, 262, {
    size: 92,
    width: safe,
    lines: 1,
    tracking: 0.2,
  })
  const line = lettering(face, sentence, middle, 362, { size: 34, width: 500, lines: 2 })
  const picture = await drawing(
    width,
    height,
    `<linearGradient id="evening" x2="0" y2="1">
      <stop stop-color="var(--color-night)"/>
      <stop offset="0.75" stop-color="var(--color-aubergine)"/>
    </linearGradient>
    <rect width="${width}" height="${height}" fill="url(#evening)"/>
    <use href="#sunburst" width="${width}" height="600" y="30" opacity="0.16"/>
    <use href="#skyline" width="${width}" height="240" y="390"/>
    <g color="var(--color-champagne)">
      <use href="#mark" x="${middle - 42}" y="64" width="84" height="84"/>
      <path fill="currentColor" d="M${middle} 298l8 8l-8 8l-8-8z"/>
      <path class="a-h" d="M${middle - 140} 306h116M${middle + 24} 306h116"/>
    </g>
    <path fill="var(--color-ivory)" d="${name}"/>
    <path fill="var(--color-ivory)" d="${line}"/>`,
  )
  await picture.png({ palette: true, effort: 10 }).toFile("public/share.png")
}

import { drawing } from "./drawing"

/** An icon for home screens and bookmarks: a PNG file in `public/`. */
interface AppIcon {
  file: string
  /** Width and height, px */
  size: number
  /** The mark's share of the width, from 0 to 1 */
  mark: number
  /** The purpose in the manifest; `maskable`: the device crops it to its own shape */
  purpose?: "any" | "maskable"
}

export const appIcons: AppIcon[] = [
  { file: "icon-192.png", size: 192, mark: 0.74, purpose: "any" },
  { file: "icon-512.png", size: 512, mark: 0.74, purpose: "any" },
  // The mark stays within the safe circle, 80% of the width (W3C, Web Application Manifest).
  { file: "icon-maskable-512.png", size: 512, mark: 0.62, purpose: "maskable" },
  // Linked from pages, not from the manifest; iOS crops it less.
  { file: "apple-touch-icon.png", size: 180, mark: 0.68 },
]

export async function drawAppIcons(): Promise<void> {
  for (const { file, size, mark, purpose } of appIcons) {
    const corner = purpose === "any" ? size * 0.2 : 0
    const width = size * mark
    const edge = (size - width) / 2
    const icon = await drawing(
      size,
      size,
      `<linearGradient id="plate" x2="0" y2="1">
        <stop stop-color="var(--color-royal)"/>
        <stop offset="1" stop-color="var(--color-aubergine)"/>
      </linearGradient>
      <rect width="${size}" height="${size}" rx="${corner}" fill="url(#plate)"/>
      <g color="var(--color-champagne)">
        <use href="#mark" x="${edge}" y="${edge}" width="${width}" height="${width}"/>
      </g>`,
    )
    await icon.png({ palette: true, effort: 10 }).toFile(`public/${file}`)
  }
}

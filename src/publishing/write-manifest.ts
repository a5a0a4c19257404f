import { writeFile } from "node:fs/promises"
import { appIcons } from "./app-icons"
import { readColours } from "./colours"

/**
 * Writes `public/manifest.webmanifest`, which says how the site is kept on a device (W3C, Web
 * Application Manifest). It opens in the browser: a site to read has nothing to gain from a window
 * without an address and a way back. Its addresses are relative to it.
 * @param brand The brand's name
 * @param description What a search result says about the site
 */
export async function writeManifest(brand: string, description: string): Promise<void> {
  const colours = await readColours()
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: "en",
    start_url: "./",
    display: "browser",
    theme_color: colours.get("--color-aubergine"),
    background_color: colours.get("--color-aubergine"),
    icons: appIcons
      .filter(({ purpose }) => purpose)
      .map(({ file, size, purpose }) => ({
        src: file,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
  }
  await writeFile("public/manifest.webmanifest", JSON.stringify(manifest, null, 2))
}

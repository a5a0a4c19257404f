import { writeFile } from "node:fs/promises"
import { appIcons } from "./app-icons"
import { readColours } from "./colours"

/**
 * Writes `public/manifest.webmanifest`, for visitors who put the site on their home screen (W3C, Web
 * Application Manifest). It opens in the browser: a site to read gains nothing from a window without an
 * address bar and a Back button. Its addresses are relative to the file.
 * @param brand The brand's name
 * @param description The site's description for search results
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

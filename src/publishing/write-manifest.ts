import { writeFile } from "node:fs/promises"
import type { BuiltSite } from "./built-site"

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: file,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/**
 * Writes `public/manifest.webmanifest`, for visitors who put the site on their home screen (W3C, Web
 * Application Manifest). It opens in the browser: a site to read gains nothing from a window without an
 * address bar and a Back button. Its addresses are relative to the file.
 * @param page The HTML of a page, whose colour is the manifest's too
 */
export async function writeManifest({ brand, description }: BuiltSite, page = ""): Promise<void> {
  const [, colour] = /<meta name="theme-color" content="([^"]+)"/.exec(page) ?? []
  if (!colour) throw new Error("A page has no theme-color, which the manifest repeats.")
  const manifest = {
    name: brand,
    short_name: brand,
    description,
    lang: "en",
    start_url: "./",
    display: "browser",
    theme_color: colour,
    background_color: colour,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      // The device crops it to its own shape.
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  }
  await writeFile("public/manifest.webmanifest", JSON.stringify(manifest, null, 2))
}

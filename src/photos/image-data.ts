import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image"
import { isWikimediaFilePath } from "../content/photo-hosts"

/** Widths of the photo files, px: widths that Wikimedia serves; it answers any other with HTTP 400. */
const widths = [330, 500, 960, 1280]

/**
 * The address of a photo in a certain size, from its address in the content. Unsplash crops to the size;
 * Wikimedia scales to the width; other hosts cannot resize, so their address is returned unchanged.
 */
export function resizedPhotoAddress(address: string, width: number, height: number): string {
  const url = new URL(address)
  if (url.hostname === "images.unsplash.com") {
    url.search = `auto=format&fit=crop&q=70&w=${width}&h=${height}`
  } else if (isWikimediaFilePath(url)) {
    url.search = `width=${width}`
  }
  return url.href
}

/**
 * What the `<img>` of a hotel's photo needs: addresses for each width, sizes and proportions (3:2).
 * Makes no request: only visitors' browsers load photos.
 */
export function photoImageData(address: string): IGatsbyImageData {
  const url = new URL(address)
  const resizable = url.hostname === "images.unsplash.com" || isWikimediaFilePath(url)
  const breakpoints = resizable ? widths : widths.slice(-1)
  const width = breakpoints.at(-1) as number
  return generateImageData({
    pluginName: "marquisade",
    filename: address,
    layout: "constrained",
    formats: ["auto"],
    breakpoints,
    sourceMetadata: { width, height: (width * 2) / 3, format: "auto" },
    generateImageSource: (filename, width, height, format) => ({
      src: resizedPhotoAddress(filename, width, height),
      width,
      height,
      format,
    }),
    // `auto`: browsers that support it use the card's actual width, which depends on the number of cards.
    sizes: "auto, (min-width: 60rem) 60vw, (min-width: 40rem) 46vw, 100vw",
  })
}

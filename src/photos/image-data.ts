import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image"
import { canResize, resizedUrl } from "./hosts"

/** Widths of the photo files, px. Wikimedia serves these widths and responds to most others with HTTP 400. */
const widths = [330, 500, 960, 1280]

/**
 * The data for the `<img>` of a hotel's photo: URLs by width, sizes and aspect ratio (3:2). Makes no request: only
 * visitors' browsers load photos.
 */
export function photoImageData(photo: string): IGatsbyImageData {
  const breakpoints = canResize(photo) ? widths : widths.slice(-1)
  const width = Math.max(...breakpoints)
  return generateImageData({
    pluginName: "src/photos",
    filename: photo,
    layout: "constrained",
    formats: ["auto"],
    breakpoints,
    sourceMetadata: { width, height: (width * 2) / 3, format: "auto" },
    generateImageSource: (filename, width, height, format) => ({
      src: resizedUrl(filename, width, height) ?? filename,
      width,
      height,
      format,
    }),
    // `auto`: browsers that support it use the card's actual width, which depends on the number of cards.
    sizes: "auto, (min-width: 60rem) 60vw, (min-width: 40rem) 46vw, 100vw",
  })
}

import { z } from "zod"
import { asField } from "./field-types"
import { parseUrl } from "./urls"

const incomplete =
  "is not a complete https:// address. Enter the photo's full address, starting with https://."

const noPhoto =
  "is the address of a web page, or of a file that is not a photo. Choose a JPEG, PNG or WebP on Unsplash or Wikimedia Commons and copy the address of the image itself."

const thumbnail =
  "is the address of a search engine's thumbnail. Open the page that the photo is from and copy its address there."

const thumbnails = /^https:\/\/(encrypted-tbn\d\.gstatic\.com|(tse\d|th)\.(mm\.)?bing\.(com|net))\//

/** Sites whose addresses mostly lead to pages. */
const pages =
  /^https:\/\/(?:[\w.-]+\.)?(?:(?:unsplash|pexels|pixabay|imgur|flickr|pinterest|instagram|facebook|booking|expedia|hotels|agoda|tripadvisor|dropbox|github)\.com|google\.[a-z.]+|wikimedia\.org|wikipedia\.org|picsum\.photos)\//

/** Addresses on those sites that lead to photos. */
const photos =
  /^https:\/\/(?:(?:images|plus|static|cdn|i)\.(?:unsplash|pexels|pixabay|imgur)\.com|upload\.wikimedia\.org|commons\.wikimedia\.org\/wiki\/Special:FilePath)\//

const otherFile = /\.(html?|pdf|docx?|mp4|mov|webm|heic|heif|tiff?|psd|raw|zip)$/i

function isPhoto(address: string): boolean {
  const { href = "", pathname = "" } = parseUrl(address) ?? {}
  return (!pages.test(href) || photos.test(href)) && !otherFile.test(pathname)
}

export const photoUrl = asField(
  z
    // A comma or an asterisk in a host would change the security policy.
    .url({ hostname: /^[a-z0-9.-]+$/, error: incomplete, abort: true })
    .regex(/^https:\/\/[^\s/@]+\/\S+$/, { error: incomplete, abort: true })
    .refine(address => !thumbnails.test(address), thumbnail)
    .refine(isPhoto, noPhoto)
    .meta({ format: "uri" }),
)

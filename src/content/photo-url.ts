import { z } from "zod"
import { rejectWith, withMeta } from "./field-types"
import type { Explanation } from "./problem"
import { parseUrl } from "./urls"

const urlRemedy = "Enter the photo's full address, starting with https://."

/** Hosts of photo pages, and the pattern of their direct photo URLs. */
const photoPages: [host: RegExp, photo?: RegExp][] = [
  [/(^|\.)unsplash\.com$/, /^https:\/\/(images|plus)\./],
  [/(^|\.)(pexels|pixabay|imgur)\.com$/, /^https:\/\/(images|static|cdn|i)\./],
  [/(^|\.)(flickr|pinterest|instagram|facebook|booking|expedia|hotels|agoda|tripadvisor)\.com$/],
  [/^(www|drive|docs|photos)\.google\.[a-z.]+$|^((www\.)?(dropbox|github)\.com|picsum\.photos)$/],
  [
    /(^|\.)(wikimedia|wikipedia)\.org$/,
    /^https:\/\/(upload\.|commons\.wikimedia\.org\/wiki\/Special:FilePath\/)/,
  ],
]

const otherFiles = /\.(html?|pdf|docx?|mp4|mov|webm|heic|heif|tiff?|psd|raw|zip)$/i

const photoRemedy =
  "Choose a JPEG, PNG or WebP on Unsplash or Wikimedia Commons, and copy the address of the image itself."

function explain(written: string): Explanation | undefined {
  const { href = "", hostname, pathname, username } = parseUrl(written.trim()) ?? {}
  // A comma or an asterisk in a host would change the security policy.
  const isHost = /^[a-z0-9.-]+$/.test(String(hostname)) && !username
  if (!hostname || !pathname || !isHost || !/^https:\/\/[^\s/]+\/\S+$/i.test(written.trim())) {
    return ["is not a complete https:// address", urlRemedy]
  }
  const isPage = photoPages.some(([host, photo]) => host.test(hostname) && !photo?.test(href))
  if (isPage || otherFiles.test(pathname)) {
    return ["is the address of a web page, or of a file that is not a photo", photoRemedy]
  }
  return undefined
}

export const photoUrl = withMeta(
  z.string().check(rejectWith(explain)).meta({
    format: "uri",
    pattern: "^https:\\/\\/[^\\s/]+\\/\\S+$",
    patternErrorMessage: urlRemedy,
  }),
)

import { z } from "zod"
import { described, rejectWith } from "./field-types"
import type { Explanation } from "./problem"
import { parseUrl } from "./urls"

const whole = "Write the address of the photo, starting with https://."

/** Hosts of photo pages, and the pattern of their direct photo URLs. */
const pages: [host: RegExp, photo?: RegExp][] = [
  [/(^|\.)unsplash\.com$/, /^https:\/\/(images|plus)\./],
  [/(^|\.)(pexels|pixabay|imgur)\.com$/, /^https:\/\/(images|static|cdn|i)\./],
  [/(^|\.)(flickr|pinterest|instagram|facebook|booking|expedia|hotels|agoda|tripadvisor)\.com$/],
  [/^(www|drive|docs|photos)\.google\.[a-z.]+$|^((www\.)?(dropbox|github)\.com|picsum\.photos)$/],
  [
    /(^|\.)(wikimedia|wikipedia)\.org$/,
    /^https:\/\/(upload\.|commons\.wikimedia\.org\/wiki\/Special:FilePath\/)/,
  ],
]

const document = /\.(html?|pdf|docx?|mp4|mov|webm|heic|heif|tiff?|psd|raw|zip)$/i

const shown = "Choose a JPEG, PNG or WebP on Unsplash or Wikimedia Commons and copy its address."

function explain(written: string): Explanation | undefined {
  const address = written.trim()
  const { hostname, pathname } = parseUrl(address) ?? {}
  if (!hostname || !pathname || !/^https:\/\/[^\s/]+\/\S+$/i.test(address)) {
    return ["is not a complete address", whole]
  }
  const isPage = pages.some(([host, photo]) => host.test(hostname) && !photo?.test(address))
  if (isPage || document.test(pathname)) {
    return ["leads to a page or a file that browsers cannot show as a photo", shown]
  }
  return undefined
}

export const photoAddress = described(
  z.string().check(rejectWith(explain)).meta({
    format: "uri",
    pattern: "^https:\\/\\/[^\\s/]+\\/\\S+$",
    patternErrorMessage: whole,
    control: "photo",
  }),
)

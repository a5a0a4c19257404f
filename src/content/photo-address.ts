import { z } from "zod"
import { parseAddress } from "./addresses"
import { invisibleIn } from "./characters"
import { described } from "./kinds"
import { type Refusal, refuse } from "./refusal"

const whole = "Write the address of the photo, starting with https://."

/** Hosts that show pages about photos, and which of their addresses lead to the photo itself. */
const pages: [host: RegExp, photo?: RegExp][] = [
  [/(^|\.)unsplash\.com$/, /^https:\/\/(images|plus)\./],
  [/(^|\.)(wikimedia|wikipedia)\.org$/, /^(?!.*(\/wiki\/(?!Special:)|#\/media\/))/],
  [/(^|\.)(pexels|pixabay|imgur)\.com$/, /^https:\/\/(images|static|cdn|i)\./],
  [/(^|\.)(flickr|pinterest|instagram|facebook)\.com$/],
  [/^(www|drive|docs|photos)\.google\.[a-z.]+$/],
  [/^(www\.)?dropbox\.com$/, /[?&]raw=1/],
]

/** Whether an address leads to a page (about a photo, or of search results) rather than to a photo. */
function isPage(address: string): boolean {
  const { hostname = "", pathname = "" } = parseAddress(address) ?? {}
  if (/\.html?$/i.test(pathname)) return true
  return pages.some(([host, photo]) => host.test(hostname) && !photo?.test(address))
}

function refusalOf(address: string): Refusal | undefined {
  if (address.trim() === "") return { wrong: "is empty", remedy: whole }
  if (/\s/.test(address)) {
    return {
      wrong: "has a space or a line break in it",
      remedy: "Remove it, or write %20 for a space.",
    }
  }
  if (!/^https:/i.test(address)) return { wrong: "does not begin with https://", remedy: whole }
  if (!/^https:\/\/[^/]+\/./i.test(address) || !parseAddress(address)) {
    return { wrong: "is not a complete address", remedy: "Copy the address of the photo again." }
  }
  if (isPage(address)) {
    return {
      wrong: "leads to a page with the photo on it, not to the photo itself",
      remedy:
        "Open the photo alone in the browser (“Open image in new tab”) and copy that address.",
    }
  }
  return invisibleIn(address)
}

export const photoAddress = described(
  z.string().check(refuse(refusalOf)).meta({
    format: "uri",
    pattern: "^https:\\/\\/[^\\s/]+\\/\\S+$",
    patternErrorMessage: whole,
    control: "photo",
  }),
)

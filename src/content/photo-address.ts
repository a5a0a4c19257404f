import { z } from "zod"
import { parseAddress } from "./addresses"
import { invisibleIn } from "./characters"
import { described, refuse } from "./kinds"
import type { Wording } from "./problem"

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

function wordingOf(address: string): Wording | undefined {
  if (address.trim() === "") return ["is empty", whole]
  if (/\s/.test(address)) return ["has a space in it", "Remove it, or write %20 for a space."]
  if (!/^https:/i.test(address)) return ["does not begin with https://", whole]
  if (!/^https:\/\/[^/]+\/./i.test(address) || !parseAddress(address)) {
    return ["is not a complete address", "Copy the address of the photo again."]
  }
  return isPage(address) ? onPage : invisibleIn(address)
}

const onPage: Wording = [
  "leads to a page with the photo on it, not to the photo itself",
  "Open the photo alone in the browser (“Open image in new tab”) and copy that address.",
]

export const photoAddress = described(
  z.string().check(refuse(wordingOf)).meta({
    format: "uri",
    pattern: "^https:\\/\\/[^\\s/]+\\/\\S+$",
    patternErrorMessage: whole,
    control: "photo",
  }),
)

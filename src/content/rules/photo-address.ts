import { z } from "zod"
import { parseAddress } from "./address"
import type { ErrorMessage } from "./error-message"
import { kind, refuse } from "./kinds"
import { isPhotoPage } from "./photo-pages"
import { unseenIn } from "./unseen"

const whole = "Write the address of the photo, starting with https://."

/** How to get from a page to the photo on it. */
export const alone =
  "Open the photo alone in the browser (“Open image in new tab”) and copy that address."

export const photoAddress = kind(
  z.string().check(refuse(addressProblem)).meta({
    format: "uri",
    pattern: "^https:\\/\\/[^\\s/]+\\/\\S+$",
    patternErrorMessage: whole,
    control: "photo",
  }),
)

function addressProblem(address: string): ErrorMessage | undefined {
  if (address.trim() === "") {
    return { wrong: "is empty", remedy: whole }
  }
  if (/\s/.test(address)) {
    return {
      wrong: "has a space or a line break in it",
      remedy: "Remove it, or write %20 for a space.",
    }
  }
  if (/^http:/i.test(address)) {
    return {
      wrong: "begins with http: and browsers would block it",
      remedy: "Write https: instead of http:.",
    }
  }
  if (!/^https:/i.test(address)) {
    return { wrong: "does not begin with https://", remedy: whole }
  }
  if (!/^https:\/\/[^/]+\/./i.test(address) || !parseAddress(address)) {
    return { wrong: "is not a complete address", remedy: "Copy the address of the photo again." }
  }
  if (isPhotoPage(address)) {
    return {
      wrong: "leads to a page with the photo on it, not to the photo itself",
      remedy: alone,
    }
  }
  return unseenIn(address)
}

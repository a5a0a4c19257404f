import { z } from "zod"
import { parseAddress } from "./address"
import { errorMessage } from "./error-message"
import { kind, refuse } from "./kinds"
import { isPhotoPage } from "./photo-pages"
import { unseenIn } from "./unseen"

export const photoAddress = kind(
  z.string().check(refuse(addressProblem)).meta({
    format: "uri",
    pattern: "^https:\\/\\/[^\\s/]+\\/\\S+$",
    patternErrorMessage: "Write the address, starting with https://.",
    control: "photo",
  }),
)

function addressProblem(address: string) {
  if (address.trim() === "") {
    return errorMessage("is empty", "Write the address of the photo, starting with https://.")
  }
  if (/\s/.test(address)) {
    return errorMessage("has a space or a line break in it", "Remove it, or write %20 for a space.")
  }
  if (/^http:/i.test(address)) {
    return errorMessage(
      "begins with http: and browsers would block it",
      "Write https: instead of http:.",
    )
  }
  if (!/^https:/i.test(address)) {
    return errorMessage(
      "does not begin with https://",
      "Write the whole address, starting with https://.",
    )
  }
  if (!/^https:\/\/[^/]+\/./i.test(address) || !parseAddress(address)) {
    return errorMessage("is not a complete address", "Copy the address of the photo again.")
  }
  if (isPhotoPage(address)) {
    return errorMessage(
      "leads to a page with the photo on it, not to the photo itself",
      "Open the photo alone in the browser (“Open image in new tab”) and copy that address.",
    )
  }
  const unseen = unseenIn(address)
  return unseen && errorMessage(unseen.wrong, unseen.remedy)
}

import { z } from "zod"
import { parseAddress } from "./address"
import { errorMessage } from "./error-message"
import { isPhotoPage } from "./photo-pages"
import type { Meaning } from "./text-kinds"
import { unseenIn } from "./unseen"

export function photoAddress(meaning: Meaning) {
  return z
    .string()
    .regex(/^https:\/\/[^\s/]+\/\S+$/i, { error: ({ input }) => addressProblem(String(input)) })
    .refine(address => !/^https:/i.test(address) || parseAddress(address) !== undefined, {
      error: errorMessage("is not a complete address", "Copy the address of the photo once more."),
    })
    .refine(address => !isPhotoPage(address), {
      error: errorMessage(
        "leads to a page with the photo on it, not to the photo itself",
        "Open the photo alone in the browser (“Open image in new tab”) and copy that address.",
      ),
    })
    .refine(address => !unseenIn(address), {
      error: ({ input }) => {
        const { wrong, remedy } = unseenIn(String(input)) ?? { wrong: "", remedy: "" }
        return errorMessage(wrong, remedy)
      },
    })
    .meta({ ...meaning, format: "uri", patternErrorMessage: "Write the address from https:// on." })
}

function addressProblem(address: string) {
  if (address.trim() === "") {
    return errorMessage("is empty", "Write the address of the photo, from https:// on.")
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
      "Write the whole address, from https:// on.",
    )
  }
  return errorMessage("is not a complete address", "Copy the address of the photo once more.")
}

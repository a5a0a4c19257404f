import type { Problem } from "../reading/problem"
import { entriesOf, problemIn, type Source, valueIn } from "../reading/source"
import { decoded, parseAddress } from "../rules/address"
import { mostHostCharacters, photoHosts, photoSources } from "../rules/photo-hosts"

/** Descriptions that are no words. */
export function photoDescriptionProblems(hotels: Source | undefined) {
  return entriesOf(hotels).flatMap((hotel, index) => {
    const alt = valueIn(hotel, ["imageAlt"])
    if (!hotels || typeof alt !== "string") return []
    if (!isFileName(alt, String(valueIn(hotel, ["image"])))) return []
    return problemIn(hotels, [index, "imageAlt"], {
      message: "The photo description is a file name or an address, which tells people nothing.",
      remedy: "Write what the photo shows, such as “The Las Vegas Strip at night”.",
    })
  })
}

/** The first photo whose host makes the list of hosts too long for what browsers are told of them. */
export function photoHostProblems(hotels: Source | undefined): Problem[] {
  const addresses = entriesOf(hotels).map(hotel => String(valueIn(hotel, ["image"])))
  const hosts = (count: number) => photoHosts(addresses.slice(0, count).filter(parseAddress))
  const index = addresses.findIndex(
    (_, index) => photoSources(hosts(index + 1)).length > mostHostCharacters,
  )
  if (!hotels || index < 0) return []
  return [
    problemIn(hotels, [index, "image"], {
      message: `The photos up to this one come from ${hosts(index + 1).length} hosts, whose names together are too long for some web hosts.`,
      remedy:
        "Use photos from fewer hosts: all photos of one library, such as Wikimedia Commons, share one.",
    }),
  ]
}

/** Whether the words are the name of the file, with or without its extension, or look like a file name. */
function isFileName(words: string, address: string) {
  const last = address.split(/[?#]/)[0]?.split("/").at(-1) ?? ""
  const names = [last, last.replace(/\.\w+$/, "")].map(readable)
  return (
    names.includes(readable(words)) ||
    /\.(jpe?g|png|webp|avif|gif|tiff?|svg|heic)$/i.test(words) ||
    /^(https?:|www\.|photo-\d|img_?\d|dsc_?\d)/i.test(words)
  )
}

function readable(name: string) {
  return decoded(name)
    .toLowerCase()
    .replace(/[_\s-]+/g, " ")
}

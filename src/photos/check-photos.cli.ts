// `npm run check:photos`: requests each hotel's photo as browsers do.
import { check } from "../content/check/check"
import { hotelsFile } from "../content/content-files"
import { entriesOf, fileAt, problemIn, valueIn } from "../content/files/parsed-file"
import { readFiles } from "../content/files/read-files"
import { type Explanation, instead, printProblems } from "../content/problem"
import { photoImageData } from "./image-data"
import { photoHosts } from "./photo-hosts"

const timeoutMs = 10_000

/** The largest size that loads in time on a slow connection. */
const maxBytes = 600_000

/** Explains what is wrong with a photo; the message continues “The photo of …”. */
async function explain(image: string): Promise<Explanation | undefined> {
  const url = photoImageData(image).images.fallback?.src ?? image
  const remedy = "Open the address in a browser. If the photo does not appear, choose another."
  try {
    const response = await request(url, photoHosts([image]))
    if (typeof response === "string") {
      return [
        "redirects to a host that the site's security policy blocks",
        instead(image, response),
      ]
    }
    if (!response.ok) return [`could not be loaded (HTTP ${response.status})`, remedy]
    const type = response.headers.get("content-type") ?? "no content type"
    if (!/^image\/(jpeg|png|webp|avif|gif|svg\+xml)/.test(type)) {
      return [`is not an image (${type})`, remedy]
    }
    const { byteLength } = await response.arrayBuffer()
    const size = `${Math.round(byteLength / 1000)} kB; the maximum is ${maxBytes / 1000} kB`
    if (byteLength <= maxBytes) return undefined
    return [`is too large (${size})`, "Use a smaller version, or choose another photo."]
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return [`did not load (${cause?.code ?? message})`, remedy]
  }
}

/** Follows redirects within the hosts that the policy allows, as browsers do. @returns The target of a redirect to any other host */
async function request(url: string, hosts: string[]): Promise<Response | string> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { signal, redirect: "manual" })
  const location = response.headers.get("location")
  if (response.status < 300 || response.status > 399 || !location) return response
  const next = new URL(location, url)
  return hosts.includes(next.host) ? request(next.href, hosts) : next.href
}

async function main() {
  const { sources, problems } = check(readFiles("."))
  const hotels = fileAt(sources, hotelsFile)
  // Request photos only if the content is valid, because their URLs may be wrong.
  if (hotels && problems.length === 0) {
    for (const [index, hotel] of entriesOf(hotels).entries()) {
      const [problem, remedy] = (await explain(String(valueIn(hotel, ["image"])))) ?? []
      const message = `The photo of “${valueIn(hotel, ["name"])}” ${problem}.`
      if (remedy) problems.push(problemIn(hotels, [index, "image"], message, remedy))
    }
  }
  printProblems(problems, `All ${entriesOf(hotels).length} hotel photos loaded.`)
}

main()

// Run by `npm run check:photos`: asks each photo's host for the photo, as visitors' browsers do.
import { check } from "../content/check"
import { hotelsFile } from "../content/content-files"
import { readFiles } from "../content/content-folder"
import { entriesOf, problemIn, valueIn } from "../content/parsed-file"
import { photoHosts } from "../content/photo-hosts"
import { type Explanation, formatted, instead } from "../content/problem"
import { photoImageData } from "./image-data"

/** The timeout in ms, and the largest size that loads in time on a slow connection. */
const patience = 10_000
const mostBytes = 600_000

/** Explains what is wrong with a photo; the message completes “The photo of …”. */
async function explain(image: string): Promise<Explanation | undefined> {
  const address = photoImageData(image).images.fallback?.src ?? image
  const remedy = "Open the address in a browser. If no photo shows, choose another."
  try {
    const answer = await ask(address, photoHosts([image]))
    if (typeof answer === "string") {
      return [`redirects to a host that the site's security policy blocks`, instead(image, answer)]
    }
    if (!answer.ok) return [`could not be loaded (HTTP ${answer.status})`, remedy]
    const type = answer.headers.get("content-type") ?? "nothing"
    if (!/^image\/(jpeg|png|webp|avif|gif|svg\+xml)/.test(type)) {
      return [`is not an image (${type})`, remedy]
    }
    const { byteLength } = await answer.arrayBuffer()
    if (byteLength <= mostBytes) return undefined
    const size = `has ${Math.round(byteLength / 1000)} kB; use at most ${mostBytes / 1000} kB`
    return [size, "Use a smaller version, or choose another photo."]
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return [`did not load (${cause?.code ?? message})`, remedy]
  }
}

/** Follows redirects within the hosts that the policy allows, as browsers do. @returns The target of a redirect to any other host */
async function ask(address: string, hosts: string[]): Promise<Response | string> {
  const signal = AbortSignal.timeout(patience)
  const answer = await fetch(address, { signal, redirect: "manual" })
  const location = answer.headers.get("location")
  if (answer.status < 300 || answer.status > 399 || !location) return answer
  const next = new URL(location, address)
  return hosts.includes(next.host) ? ask(next.href, hosts) : next.href
}

async function main() {
  const { sources, problems } = check(readFiles("."))
  const hotels = sources.find(({ file }) => file === hotelsFile)
  // Request photos only if the content is valid, because their URLs may be wrong.
  if (hotels && problems.length === 0) {
    for (const [index, hotel] of entriesOf(hotels).entries()) {
      const [wrong, remedy] = (await explain(String(valueIn(hotel, ["image"])))) ?? []
      const message = `The photo of “${valueIn(hotel, ["name"])}” ${wrong}.`
      if (remedy) problems.push(problemIn(hotels, [index, "image"], message, remedy))
    }
  }
  if (problems.length > 0) {
    console.error(formatted(problems))
    process.exitCode = 1
  } else {
    console.log(`All ${entriesOf(hotels).length} hotel photos loaded.`)
  }
}

main()

// Run by `npm run check:photos`: asks each photo's host for the photo, as visitors' browsers do.
import { check } from "../content/check"
import { readFiles } from "../content/disk"
import { hotelsFile } from "../content/files"
import { entriesOf, problemIn, valueIn } from "../content/parsed-file"
import { photoHosts } from "../content/photo-hosts"
import { type Explanation, formatted, instead } from "../content/problem"
import { photoImageData } from "./photo"

/** How long a host may take, ms, and the most that arrives in time on a slow line. */
const patience = 10_000
const mostBytes = 600_000

/** What is wrong with a photo, as the rest of a sentence about it. */
async function explain(image: string): Promise<Explanation | undefined> {
  const address = photoImageData(image).images.fallback?.src ?? image
  const remedy = "Open the address in a browser. If no photo shows, choose another."
  try {
    const answer = await ask(address, photoHosts([image]))
    if (typeof answer === "string") {
      return [
        `is at another address, which the site's policy does not allow`,
        instead(image, answer),
      ]
    }
    if (!answer.ok) return [`was not found (HTTP ${answer.status})`, remedy]
    const type = answer.headers.get("content-type") ?? "nothing"
    if (!/^image\/(jpeg|png|webp|avif|gif|svg\+xml)/.test(type)) {
      return [`is not an image that browsers show: its host sends ${type}`, remedy]
    }
    const { byteLength } = await answer.arrayBuffer()
    if (byteLength <= mostBytes) return undefined
    const size = `has ${Math.round(byteLength / 1000)} kB; at most ${mostBytes / 1000} kB arrive in time`
    return [size, "Take a smaller version of it, or choose another photo."]
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return [`cannot be loaded (${cause?.code ?? message})`, remedy]
  }
}

/** Follows redirects within the hosts that the policy allows, as browsers do. @returns Where it would lead else */
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
  // Photos are asked for only once the content is valid: a mistake may be in their addresses.
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
    console.log(`All ${entriesOf(hotels).length} photos have loaded.`)
  }
}

main()

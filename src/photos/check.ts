// Run by `npm run check:photos`: asks each photo's host for the photo, as visitors' browsers do.
import { check } from "../content/check"
import { readFiles } from "../content/disk"
import { hotelsFile } from "../content/files"
import { formatted, type Wording } from "../content/problem"
import { entriesOf, problemIn, valueIn } from "../content/source"
import { photoImageData } from "./photo"

/** How long a host may take, ms, and the most that arrives in time on a slow line. */
const patience = 10_000
const mostBytes = 600_000

/** What is wrong with a photo, as the rest of a sentence about it. */
async function wordingOf(image: string): Promise<Wording | undefined> {
  const address = photoImageData(image).images.fallback?.src ?? image
  const remedy = "Open the address in a browser. If no photo shows, choose another."
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return [`is not there: its host answers with ${answer.status}`, remedy]
    const type = answer.headers.get("content-type") ?? "nothing"
    if (!type.startsWith("image/")) return [`is no picture: its host sends ${type}`, remedy]
    const { byteLength } = await answer.arrayBuffer()
    if (byteLength <= mostBytes) return undefined
    const size = `has ${Math.round(byteLength / 1000)} kB; at most ${mostBytes / 1000} kB arrive in time`
    return [size, "Take a smaller version of it, or choose another photo."]
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return [`cannot be loaded (${cause?.code ?? message})`, remedy]
  }
}

async function main() {
  const { sources, problems } = check(readFiles("."))
  const hotels = sources.find(({ file }) => file === hotelsFile)
  // Photos are asked for only once the content is valid: a mistake may be in their addresses.
  if (hotels && problems.length === 0) {
    for (const [index, hotel] of entriesOf(hotels).entries()) {
      const [wrong, remedy] = (await wordingOf(String(valueIn(hotel, ["image"])))) ?? []
      const message = `The photo of “${valueIn(hotel, ["name"])}” ${wrong}.`
      if (remedy) problems.push(problemIn(hotels, [index, "image"], message, remedy))
    }
  }
  if (problems.length > 0) {
    console.error(formatted(problems, "problem"))
    process.exitCode = 1
  } else {
    console.log(`The photos of all ${entriesOf(hotels).length} hotels are good.`)
  }
}

main()

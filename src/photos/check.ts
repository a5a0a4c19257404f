// Run by `npm run check:photos`: asks each photo's host for the photo, as visitors' browsers do.
import { check } from "../content/check"
import { readFiles } from "../content/disk"
import { hotelsFile } from "../content/files"
import { formatted, sentences } from "../content/problem"
import type { Refusal } from "../content/refusal"
import { entriesOf, problemIn, valueIn } from "../content/source"
import { photoImageData } from "./photo"

/** How long a host may take, ms, and the most that arrives in time on a slow line. */
const patience = 10_000
const mostBytes = 600_000

async function refusalOf(image: string): Promise<Refusal | undefined> {
  const address = photoImageData(image).images.fallback?.src ?? image
  const remedy = "Open the address in a browser. If no photo shows, choose another."
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return { wrong: `is not there: its host answers with ${answer.status}`, remedy }
    const type = answer.headers.get("content-type") ?? "nothing"
    if (!type.startsWith("image/"))
      return { wrong: `is no picture: its host sends ${type}`, remedy }
    const { byteLength } = await answer.arrayBuffer()
    if (byteLength <= mostBytes) return undefined
    const wrong = `has ${Math.round(byteLength / 1000)} kB; at most ${mostBytes / 1000} kB arrive in time on a slow line`
    return { wrong, remedy: "Take a smaller version of it, or choose another photo." }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return { wrong: `cannot be loaded (${cause?.code ?? message})`, remedy }
  }
}

async function main() {
  const { sources, problems } = check(readFiles("."))
  const hotels = sources.find(({ file }) => file === hotelsFile)
  // Photos are asked for only once the content is valid: a mistake may be in their addresses.
  if (hotels && problems.length === 0) {
    for (const [index, hotel] of entriesOf(hotels).entries()) {
      const refusal = await refusalOf(String(valueIn(hotel, ["image"])))
      const subject = `The photo of “${valueIn(hotel, ["name"])}”`
      if (refusal) problems.push(problemIn(hotels, [index, "image"], sentences(subject, refusal)))
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

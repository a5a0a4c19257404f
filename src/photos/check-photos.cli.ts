// `npm run check:photos`: requests each hotel's photo in its largest size.
import { checkFolder } from "../content/check-folder"
import { hotelsFile } from "../content/content-files"
import { entriesOf, fileAt, problemAt, valueAt } from "../content/parse-file"
import { type Explanation, printProblems } from "../content/problem"
import { photoHosts } from "./hosts"
import { photoImageData } from "./image-data"

const timeoutMs = 10_000

/** The largest size that loads in time on a slow connection. */
const maxBytes = 600_000

const tryAnother = "Open the address in a browser. If the photo does not appear, choose another."

/** Explains what is wrong with a photo; the message continues “The photo of …”. */
async function explain(photo: string): Promise<Explanation | undefined> {
  const resized = photoImageData(photo).images.fallback?.src ?? photo
  const response = await fetch(resized, { signal: AbortSignal.timeout(timeoutMs) })
  if (!photoHosts([photo]).includes(new URL(response.url).host)) {
    const message = "redirects to a host that the site's security policy blocks"
    return [message, `Write the address that it leads to: ${response.url}`]
  }
  if (!response.ok) return [`could not be loaded (HTTP ${response.status})`, tryAnother]
  const type = response.headers.get("content-type") ?? "no content type"
  if (!/^image\/(jpeg|png|webp|avif|gif|svg\+xml)/.test(type)) {
    return [`is not an image (${type})`, tryAnother]
  }
  const { byteLength } = await response.arrayBuffer()
  if (byteLength <= maxBytes) return undefined
  const size = `${Math.round(byteLength / 1000)} kB; the maximum is ${maxBytes / 1000} kB`
  const remedy = "Use a smaller version, or choose another photo."
  return [`is too large (${size})`, remedy]
}

function explainFailure({ cause, message }: Error & { cause?: { code?: string } }): Explanation {
  return [`did not load (${cause?.code ?? message})`, tryAnother]
}

async function main() {
  const { parsedFiles, problems } = checkFolder()
  const hotels = fileAt(parsedFiles, hotelsFile)
  // Request photos only if the content is valid; otherwise, their URLs may be wrong.
  if (hotels && problems.length === 0) {
    for (const [index, hotel] of entriesOf(hotels).entries()) {
      const photo = String(valueAt(hotel, ["image"]))
      const [fault, remedy] = (await explain(photo).catch(explainFailure)) ?? []
      const message = `The photo of “${valueAt(hotel, ["name"])}” ${fault}.`
      if (remedy) problems.push(problemAt(hotels, [index, "image"], [message, remedy]))
    }
  }
  printProblems(problems, `All ${entriesOf(hotels).length} hotel photos loaded.`)
}

main()

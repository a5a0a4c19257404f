// `npm run check:photos`: requests each hotel's photo in its largest size.
import { hotelsPath } from "../content/content-kinds"
import { fileAt, problemAt } from "../content/parse-file"
import { printProblems } from "../content/problem"
import { checkFolder } from "../content/read-files"
import type { Hotel } from "../content/schema"
import { photoHosts } from "./hosts"
import { photoImageData } from "./image-data"

/** The largest size that loads in time on a slow connection. */
const maxBytes = 600_000

const tryAnother = "Open the address in a browser. If the photo does not appear, choose another."

/** Explains what is wrong with a photo; the message continues “The photo of …”. */
async function explain(photo: string): Promise<string | undefined> {
  const resized = photoImageData(photo).images.fallback?.src ?? photo
  const response = await fetch(resized, { signal: AbortSignal.timeout(10_000) })
  if (!photoHosts([photo]).includes(new URL(response.url).host))
    return `redirects to a host that the site's security policy blocks. Write the address that it leads to: ${response.url}`
  if (!response.ok) return `could not be loaded (HTTP ${response.status}). ${tryAnother}`
  const type = response.headers.get("content-type") ?? "no content type"
  if (!/^image\/(jpeg|png|webp|avif|gif|svg\+xml)/.test(type))
    return `is not an image (${type}). ${tryAnother}`
  const { byteLength } = await response.arrayBuffer()
  if (byteLength <= maxBytes) return undefined
  const size = `${Math.round(byteLength / 1000)} kB; the maximum is ${maxBytes / 1000} kB`
  return `is too large (${size}). Use a smaller version, or choose another photo.`
}

const explainFailure = ({ cause, message }: Error & { cause?: { code?: string } }) =>
  `did not load (${cause?.code ?? message}). ${tryAnother}`

async function main() {
  const { parsedFiles, problems } = checkFolder()
  const parsed = fileAt(parsedFiles, hotelsPath)
  // Requests no photo if a hotel is not valid, because its address may be wrong.
  const list = (parsed?.content ?? []) as Hotel[]
  for (const [index, { name, image }] of list.entries()) {
    const fault = await explain(image).catch(explainFailure)
    if (parsed && fault)
      problems.push(problemAt(parsed, [index, "image"], `The photo of “${name}” ${fault}`))
  }
  printProblems(problems, `All ${list.length} hotel photos loaded.`)
  if (list.length > 0 && problems.length === list.length)
    console.error("No photo loaded. Is this computer online? This command uses no proxy.")
}

main()

// `npm run check:photos`: requests each hotel's photo in its largest size.
import { itemsOf } from "../content/content-kinds"
import { checkFolder } from "../content/read-files"
import { printProblems } from "../content/report"
import { hotels } from "../content/schema"
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
  if (!(await isTooLarge(response))) return undefined
  return `is larger than ${maxBytes / 1000} kB. Use a smaller version, or choose another photo.`
}

/** Loads no more than it needs to, because a host may send without end. */
async function isTooLarge({ body }: Response): Promise<boolean> {
  let bytes = 0
  for await (const { byteLength } of body ?? []) {
    bytes += byteLength
    if (bytes > maxBytes) return true
  }
  return false
}

const explainFailure = ({ cause, message }: Error & { cause?: { code?: string } }) =>
  `did not load (${cause?.code ?? message}). ${tryAnother}`

async function main() {
  const { parsedFiles, problems } = checkFolder()
  // Requests no photo if a hotel is not valid, because its address may be wrong.
  const items = itemsOf(parsedFiles, hotels)
  let failed = 0
  for (const { name, image, problemAt } of items) {
    const fault = await explain(image).catch(explainFailure)
    if (!fault) continue
    failed++
    problems.push(problemAt("image", `The photo of “${name}” ${fault}`))
  }
  printProblems(problems, `All ${items.length} hotel photos loaded.`)
  if (failed > 0 && failed === items.length)
    console.error("No photo loaded. Is this computer online? This command uses no proxy.")
}

main()

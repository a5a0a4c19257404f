import sharp from "sharp"
import type { ErrorMessage } from "../content/rules/error-message"
import { alone } from "../content/rules/photo-address"
import { photoHosts } from "../content/rules/photo-hosts"
import { photoImageData } from "./photo"

/** Limits (px, bytes) for photos that are sharp on a wide screen and still arrive on a slow line. */
const narrowest = 1200
const mostBytes = 600_000

/**
 * Requests a photo from its host, in every size that pages use.
 * @returns What is wrong and how to fix it; undefined if nothing is
 */
export async function photoProblem(
  address: string,
  patience: number,
): Promise<ErrorMessage | undefined> {
  const hosts = photoHosts([address])
  const answers = await Promise.all(
    addressesOf(address).map(one =>
      ask(one, hosts, patience).catch((error: Error) =>
        error.name === "TimeoutError" ? slow(patience) : unreachable(error),
      ),
    ),
  )
  const wrong = answers.find(answer => typeof answer !== "number")
  if (wrong) return wrong
  const widest = Math.max(...answers.map(Number))
  return widest < narrowest ? narrow(widest) : undefined
}

/** The addresses that browsers can choose from. */
function addressesOf(address: string) {
  const { src, srcSet = "" } = photoImageData(address).images.fallback ?? {}
  const inSet = srcSet.split(/,\s/).map(candidate => candidate.trim().split(/\s/)[0])
  return [...new Set([...inSet, src])].filter(one => one !== undefined)
}

/** @returns The photo's width in px, or what is wrong with it */
async function ask(
  address: string,
  hosts: string[],
  patience: number,
): Promise<number | ErrorMessage> {
  const answer = await fetch(address, {
    headers: { accept: "image/avif,image/webp,image/*;q=0.8" },
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) return refused(answer.status)
  const { protocol, host } = new URL(answer.url)
  if (!hosts.includes(host) || protocol !== new URL(address).protocol) return elsewhere(answer.url)
  const type = answer.headers.get("content-type") ?? "nothing"
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { width } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: undefined }))
  if (!type.startsWith("image/") || !width) return noPicture(type)
  return bytes.length > mostBytes ? heavy(bytes.length) : width
}

const choose = "or choose another photo."

const refused = (status: number): ErrorMessage => ({
  wrong: `is not there: its host answers with ${status}`,
  remedy: `Open the address in a browser. If no photo shows, copy it once more, ${choose}`,
})

const elsewhere = (address: string): ErrorMessage => ({
  wrong: `is on a different host from the one in its address, and browsers would block it: ${address}`,
  remedy: "Write that address instead.",
})

const noPicture = (type: string): ErrorMessage => ({
  wrong: `is not a picture that browsers can show: the host sends ${type.split(";")[0]}`,
  remedy: alone,
})

const heavy = (bytes: number): ErrorMessage => ({
  wrong: `has ${Math.round(bytes / 1000)} kB; at most ${mostBytes / 1000} kB arrive in time on a slow line`,
  remedy: `Take a smaller version of it, ${choose}`,
})

const narrow = (width: number): ErrorMessage => ({
  wrong: `is ${width} px wide; at least ${narrowest} px are sharp on a wide screen`,
  remedy: `Take a larger version of it, ${choose}`,
})

const slow = (patience: number): ErrorMessage => ({
  wrong: `does not arrive within ${patience / 1000} s`,
  remedy: `Try again later. If it stays like that, take the photo from another host, ${choose}`,
})

const unreachable = (error: Error) => {
  const { cause } = error as { cause?: { code?: string } }
  return {
    wrong: `cannot be loaded: its host does not answer (${cause?.code ?? error.message})`,
    remedy: "Make sure that you are connected to the internet and that the address is right.",
  }
}

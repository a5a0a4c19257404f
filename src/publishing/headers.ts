import { readdir, writeFile } from "node:fs/promises"
import { photoHosts } from "../content/photo-hosts"
import type { BuiltSite } from "./built-site"
import type { OwnParts } from "./own-parts"
import { securityPolicy } from "./security-policy"

type Headers = Record<string, string>

const year = 31_536_000

export function commonHeaders(policy: string): Headers {
  return {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": `max-age=${year}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy":
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  }
}

/** For files whose names have a hash of their content. Browsers revalidate all others on each request. */
const immutable: Headers = { "Cache-Control": `public, max-age=${year}, immutable` }

/** Writes the headers of the finished build to `public/_headers`, which Netlify and Cloudflare Pages read. */
export async function writeHeaders(
  own: OwnParts,
  { assets, photos, pathPrefix }: Pick<BuiltSite, "assets" | "photos" | "pathPrefix">,
): Promise<void> {
  const common = commonHeaders(securityPolicy(own, photoHosts(photos)))
  const media = (await readdir("public/static")).map(name => `static/${name}`)
  const hashed = new Set([...Object.values(assets).flat(), ...media])
  const paths = [...hashed].sort().map(file => `${pathPrefix}/${file}`)
  await writeFile("public/_headers", headersFile(common, paths))
}

/**
 * @throws Error if the file is beyond Cloudflare Pages' limits; Netlify documents none
 * (https://developers.cloudflare.com/pages/configuration/headers/)
 */
export function headersFile(common: Headers, hashedFiles: string[]): string {
  const rules = [["/*", common] as const, ...hashedFiles.map(path => [path, immutable] as const)]
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ])
  const longest = Math.max(...lines.map(line => line.length))
  if (rules.length > 100 || longest > 2_000) {
    throw new Error(
      `public/_headers has ${rules.length} rules and a line of ${longest} characters, but Cloudflare Pages reads at most 100 rules and 2,000 characters per line. To shorten the line, use photos from fewer hosts.`,
    )
  }
  return lines.join("\n")
}

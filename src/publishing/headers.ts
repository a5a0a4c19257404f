import { readdir, writeFile } from "node:fs/promises"
import { photoHosts } from "../photos/photo-hosts"
import type { BuiltSite } from "./built-site"
import type { OwnParts } from "./own-parts"
import { securityPolicy } from "./security-policy"

type Headers = Record<string, string>
type Rule = [path: string, headers: Headers]

const year = 31_536_000

/** Headers for every path of the site or of the editor. */
export function commonHeaders(policy: string): Headers {
  return {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": `max-age=${year}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy":
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  }
}

/** For files whose names have a hash of their content. Browsers revalidate all others on each request. */
const immutable: Headers = { "Cache-Control": `public, max-age=${year}, immutable` }

/** Writes the headers of the finished build to `public/_headers`, which Netlify and Cloudflare Pages read. */
export async function writeHeaders(
  own: OwnParts,
  { assets, photos, pathPrefix }: BuiltSite,
): Promise<void> {
  const media = (await readdir("public/static")).map(name => `static/${name}`)
  const hashed = [...new Set([...Object.values(assets).flat(), ...media])].sort()
  const rules: Rule[] = [
    ["/*", commonHeaders(securityPolicy(own, photoHosts(photos)))],
    ...hashed.map((file): Rule => [`${pathPrefix}/${file}`, immutable]),
  ]
  await writeFile("public/_headers", headersFile(rules))
}

/**
 * @throws Error if a line is longer than Cloudflare Pages reads; Netlify documents no limit
 * (https://developers.cloudflare.com/pages/configuration/headers/)
 */
export function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ])
  const longest = Math.max(...lines.map(line => line.length))
  if (longest > 2_000) {
    throw new Error(
      `_headers has a line of ${longest} characters, but Cloudflare Pages reads at most 2,000. Use photos from fewer hosts.`,
    )
  }
  return lines.join("\n")
}

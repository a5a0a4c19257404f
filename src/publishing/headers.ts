import { readdir, writeFile } from "node:fs/promises"
import { photoHosts } from "../photos/photo-hosts"
import type { InlineAllowlist } from "./inline-allowlist"
import type { BuiltSite } from "./read-built-site"
import { securityPolicy } from "./security-policy"

type Headers = Record<string, string>
type Rule = [pathname: string, headers: Headers]

const year = 31_536_000

/** Headers for every page and file of the site or of the editor. */
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

export const sameOrigin: Headers = { "Cross-Origin-Resource-Policy": "same-origin" }

/** For files whose names contain a hash of their content. Browsers revalidate all others on each request. */
const immutable: Headers = { "Cache-Control": `public, max-age=${year}, immutable`, ...sameOrigin }

/** Link previews and feed readers show these files in their own pages. */
const shared = ["apple-touch-icon.png", "favicon.ico", "icon.svg", "share.png"]

/** Writes the headers of the finished build to `public/_headers`, which Netlify and Cloudflare Pages read. */
export async function writeHeaders(
  allowlist: InlineAllowlist,
  { assets, pages, photos, pathPrefix }: BuiltSite,
): Promise<void> {
  const media = (await readdir("public/static")).map(name => `static/${name}`)
  const hashed = new Set([...Object.values(assets).flat(), ...media])
  const rulesOf = (files: Iterable<string>, headers: Headers) =>
    [...files].sort().map((file): Rule => [`${pathPrefix}/${file}`, headers])
  const rules: Rule[] = [
    ["/*", commonHeaders(securityPolicy(allowlist, photoHosts(photos)))],
    ...rulesOf(["page-data/*", ...pages.map(({ path }) => path.slice(1))], sameOrigin),
    ...rulesOf(hashed, immutable),
    ...rulesOf(shared, { "Cross-Origin-Resource-Policy": "cross-origin" }),
  ]
  await writeFile("public/_headers", headersFile(rules))
}

/**
 * @throws Error if the file exceeds Cloudflare Pages' limits; Netlify documents none
 * (https://developers.cloudflare.com/pages/configuration/headers/)
 */
export function headersFile(rules: readonly Rule[]): string {
  const lines = rules.flatMap(([pathname, headers]) => [
    pathname,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ])
  const longest = Math.max(...lines.map(line => line.length))
  if (rules.length > 100 || longest > 2_000) {
    throw new Error(
      `_headers has ${rules.length} rules and a line of ${longest} characters, but Cloudflare Pages reads at most 100 rules and 2,000 characters per line. To shorten the line, use photos from fewer hosts.`,
    )
  }
  return lines.join("\n")
}

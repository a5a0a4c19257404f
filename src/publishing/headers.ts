/** Response headers: values by name. */
export type HeaderValues = Record<string, string>

/** Files and folders in `public/` that are only for hosts and for the next build. */
export const notForVisitors = ["_headers", "_gatsby", "chunk-map.json", "webpack.stats.json"]

const year = 31_536_000

/**
 * Of all files that are not `kept`: browsers revalidate them on each request. Hosts that follow `_headers` do
 * so by default; nginx and Caddy have to be told.
 */
export const revalidated: HeaderValues = { "Cache-Control": "public, max-age=0, must-revalidate" }

/** Of files whose content never changes under their name. */
export const kept: HeaderValues = { "Cache-Control": `public, max-age=${year}, immutable` }

/** The headers of every answer. */
export function commonHeaders(securityPolicy: string): HeaderValues {
  return {
    "Content-Security-Policy": securityPolicy,
    "Strict-Transport-Security": `max-age=${year}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy":
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  }
}

/**
 * What tells a kind of host of the headers.
 * @param common The headers of every answer
 * @param hashedFiles Paths of files whose content never changes under their name
 */
export type Configuration = (common: HeaderValues, hashedFiles: string[]) => string

/**
 * The `_headers` file of Netlify and Cloudflare Pages. More than Cloudflare Pages reads is refused; Netlify
 * documents no limits (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const headersFile: Configuration = (common, hashedFiles) => {
  const rules = [["/*", common] as const, ...hashedFiles.map(path => [path, kept] as const)]
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    "",
  ])
  const longest = Math.max(...lines.map(line => line.length))
  if (rules.length > 100 || longest > 2_000) {
    throw new Error(
      `public/_headers has ${rules.length} rules and a line of ${longest} characters; Cloudflare Pages reads 100 and 2,000.`,
    )
  }
  return lines.join("\n")
}

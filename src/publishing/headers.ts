/** Response headers for a path; a `*` at its end matches anything. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/** Files and folders in `public/` that are only for hosts and for the next build. */
export const notForVisitors = ["_headers", "_gatsby", "chunk-map.json", "webpack.stats.json"]

/** What hosts that follow `_headers` do by default; nginx and Caddy have to be told. */
export const revalidation: HeaderRule = {
  path: "/*",
  headers: { "Cache-Control": "public, max-age=0, must-revalidate" },
}

const year = 31_536_000

/**
 * The response headers of the site. Files that have no caching rule are left to the hosts' default: browsers
 * revalidate them on each request.
 * @param policy Content security policy
 * @param hashedFiles Paths of files whose content never changes under their name
 */
export function headerRules(policy: string, hashedFiles: string[]): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "Strict-Transport-Security": `max-age=${year}`,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy":
          "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    },
    ...hashedFiles.map(path => ({
      path,
      headers: { "Cache-Control": `public, max-age=${year}, immutable` },
    })),
  ]
}

/** Whether a rule matches a path. */
export function appliesTo(rule: HeaderRule, path: string): boolean {
  return rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path
}

/**
 * The rules as the `_headers` file of Netlify and Cloudflare Pages.
 * @throws Error if there is more than Cloudflare Pages reads; Netlify documents no limits
 * (https://developers.cloudflare.com/pages/configuration/headers/)
 */
export function headersFile(rules: HeaderRule[]): string {
  const text = rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
        "\n",
      ),
    )
    .join("\n")
  const longest = Math.max(...text.split("\n").map(line => line.length))
  if (rules.length > 100 || longest > 2_000) {
    throw new Error(
      `public/_headers has ${rules.length} rules and a line of ${longest} characters; Cloudflare Pages reads 100 and 2,000.`,
    )
  }
  return text
}

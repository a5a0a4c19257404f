import { createHash } from "node:crypto"
import type { InlineAllowlist } from "./inline-allowlist"

/** CSP sources for inline scripts or styles: `'sha256-…'` (CSP 3, 2.3.1). */
function hashes(sources: string[]): string {
  return [...new Set(sources)]
    .map(source => `'sha256-${createHash("sha256").update(source).digest("base64")}'`)
    .sort()
    .join(" ")
}

/**
 * The strictest content security policy that the pages work with: it allows only the site's own files, its own inline
 * scripts and styles, and photos from their hosts.
 */
export function securityPolicy(
  { scripts, styles, styleAttributes }: InlineAllowlist,
  photoHosts: string[],
): string {
  return policyOf([
    `script-src 'self' ${hashes(Object.values(scripts))}`,
    `style-src 'self' ${hashes(styles)}`,
    `style-src-attr 'unsafe-hashes' ${hashes(styleAttributes)}`,
    `img-src 'self' ${sourcesOf(photoHosts)}`,
    "connect-src 'self'",
  ])
}

/** A policy that allows these sources and the host's own fonts. */
function policyOf(sources: string[]): string {
  const none = ["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
  return ["default-src 'none'", ...sources, "font-src 'self'", ...none].join("; ")
}

/** The editor's policy: it also allows GitHub, and the styles and previews that the CMS inserts. */
export function editorPolicy(photoHosts: string[]): string {
  return policyOf([
    "script-src 'self'",
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https://avatars.githubusercontent.com ${sourcesOf(photoHosts)}`,
    "connect-src 'self' data: https://api.github.com https://www.githubstatus.com",
  ])
}

const sourcesOf = (hosts: string[]) => hosts.map(host => `https://${host}`).join(" ")

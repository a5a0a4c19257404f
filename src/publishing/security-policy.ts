import { createHash } from "node:crypto"
import type { InlineAllowlist } from "./inline-allowlist"

/** The CSP sources that allow this inline code: `'sha256-…'` (CSP 3, 2.3.1). */
function hashes(inlineCode: string[]): string {
  return [...new Set(inlineCode)]
    .map(code => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
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
    `img-src 'self' ${originsOf(photoHosts)}`,
    "connect-src 'self'",
  ])
}

/** A policy with these directives, which also allows the host's own fonts. */
function policyOf(directives: string[]): string {
  const none = ["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
  return ["default-src 'none'", ...directives, "font-src 'self'", ...none].join("; ")
}

/** The editor's policy: it also allows GitHub, and the styles and previews that the CMS inserts. */
export function editorPolicy(photoHosts: string[]): string {
  return policyOf([
    "script-src 'self'",
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: https://avatars.githubusercontent.com ${originsOf(photoHosts)}`,
    "connect-src 'self' data: https://api.github.com https://www.githubstatus.com",
  ])
}

const originsOf = (hosts: string[]) => hosts.map(host => `https://${host}`).join(" ")

import { createHash } from "node:crypto"
import type { OwnParts } from "./own-parts"

/** CSP sources for inline scripts or styles: `'sha256-…'` (CSP 3, 2.3.1). */
function hashes(texts: string[]): string {
  return [...new Set(texts)]
    .map(text => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .sort()
    .join(" ")
}

/**
 * The strictest content security policy that the pages work with: it allows only the site's own files, its own inline
 * scripts and styles, and photos from their hosts. The editor has its own (src/cms/static/_headers).
 */
export function securityPolicy(own: OwnParts, photoHosts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(Object.values(own.scripts))}`,
    `style-src 'self' ${hashes(own.styles)}`,
    // Gatsby's route announcer and focus wrapper have style attributes.
    `style-src-attr 'unsafe-hashes' ${hashes(own.styleAttributes)}`,
    `img-src 'self' ${photoHosts.map(host => `https://${host}`).join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
}

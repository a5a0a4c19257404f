import { createHash } from "node:crypto"
import type { OwnParts } from "./own-parts"

/** CSP sources for inline scripts or styles: `'sha256-…'` (CSP 3, 2.3.1). */
function hashes(parts: string[]): string {
  return [...new Set(parts)]
    .map(part => `'sha256-${createHash("sha256").update(part).digest("base64")}'`)
    .sort()
    .join(" ")
}

/**
 * The strictest content security policy that the pages work with: it allows only the site's own files, its own inline
 * scripts and styles, and photos from their hosts.
 */
export function securityPolicy(own: OwnParts, photoHosts: string[]): string {
  return policyOf([
    `script-src 'self' ${hashes(Object.values(own.scripts))}`,
    `style-src 'self' ${hashes(own.styles)}`,
    // Gatsby's route announcer and focus wrapper have style attributes.
    `style-src-attr 'unsafe-hashes' ${hashes(own.styleAttributes)}`,
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

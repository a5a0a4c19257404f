import { createHash } from "node:crypto"

/** Hashes of what matches in the pages, each once, as CSP sources: `'sha256-…'` (CSP 3, 2.3.1). */
function hashes(pages: string[], pattern: RegExp): string {
  const texts = new Set(pages.flatMap(html => [...html.matchAll(pattern)].map(([, text]) => text)))
  return [...texts]
    .map(text => `'sha256-${createHash("sha256").update(String(text)).digest("base64")}'`)
    .sort()
    .join(" ")
}

/**
 * The strictest content security policy under which the pages work: nothing but the site's own
 * files, the inline scripts and styles that are in the pages, and photos from their hosts.
 * @param pages The finished HTML of every page
 * @param photoHosts Host names that photos are loaded from
 */
export function securityPolicy(pages: string[], photoHosts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(pages, /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)}`,
    `style-src 'self' ${hashes(pages, /<style[^>]*>([\s\S]*?)<\/style>/g)}`,
    // Gatsby's route announcer and focus wrapper carry style attributes.
    `style-src-attr 'unsafe-hashes' ${hashes(pages, /<[a-z][^>]* style="([^"]*)"/g)}`,
    `img-src 'self' ${photoHosts.map(host => `https://${host}`).join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
}

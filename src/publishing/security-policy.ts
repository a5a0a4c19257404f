import { createHash } from "node:crypto"
import { DomUtils, parseDocument } from "htmlparser2"

/** CSP sources for inline scripts or styles: `'sha256-…'` (CSP 3, 2.3.1). */
function hashes(texts: string[]): string {
  return [...new Set(texts)]
    .map(text => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .sort()
    .join(" ")
}

/**
 * The strictest content security policy that the pages work with: it allows only the site's own files, the inline
 * scripts and styles in the pages, and photos from their hosts. The editor has its own (src/cms/static/_headers).
 * @param pages The finished HTML of every page
 */
export function securityPolicy(pages: string[], photoHosts: string[]): string {
  const elements = pages.flatMap(html => DomUtils.getElementsByTagName("*", parseDocument(html)))
  const named = (name: string) => elements.filter(element => element.name === name)
  const scripts = named("script").filter(({ attribs }) => !("type" in attribs))
  const styles = elements.flatMap(({ attribs }) => attribs.style ?? [])
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts.map(DomUtils.textContent))}`,
    `style-src 'self' ${hashes(named("style").map(DomUtils.textContent))}`,
    // Gatsby's route announcer and focus wrapper have style attributes.
    `style-src-attr 'unsafe-hashes' ${hashes(styles)}`,
    `img-src 'self' ${photoHosts.map(host => `https://${host}`).join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
}

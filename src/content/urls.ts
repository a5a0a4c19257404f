/** Ids already in use on pages, including those of drawings. */
const reservedId =
  /^(main|menu|contents|quick-links|legal-links|skyline|sunburst|night|street|door|mark|walls|beams|glow|gatsby-.*|(.*-)?heading)$/

/** The id of a section with this heading, for links to it. Empty if the heading has no letter or digit. */
export function anchorOf(heading: string): string {
  const text = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
  const id = text.replace(/^-|-$/g, "")
  return reservedId.test(id) ? `${id}-section` : id
}

/** A tel: URL without visual separators (RFC 3966, 5.1.1). */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`

/**
 * Parses an absolute URL; undefined if it is not valid. Not with `URL.canParse`, which in Node 20 and 22 rejects
 * accented letters after a few thousand calls.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Decodes part of a URL, or returns it unchanged if an escape is not valid. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

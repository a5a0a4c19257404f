/** Ids that pages already use: a section with such a heading gets a longer one. */
const taken = new Set(
  "main menu contents quick-links legal-links skyline sunburst night street door mark walls beams glow".split(
    " ",
  ),
)

/**
 * The id of a section with this heading: what follows the # in a link to it. Empty if the heading has
 * neither a letter nor a digit.
 */
export function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
  const id = words.replace(/^-|-$/g, "")
  return taken.has(id) || /(^|-)heading$/.test(id) ? `${id}-section` : id
}

/** The address of a link that calls a number, without its visual separators (RFC 3966, 5.1.1). */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`

/**
 * An absolute URL; undefined if the text is none. `URL.canParse` would do, but in Node 20 and 22 it
 * rejects accented letters once it has been called some thousand times.
 */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** A part of an address in plain letters. A % that does not begin an escape is kept. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

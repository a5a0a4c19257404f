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

/**
 * An absolute URL; undefined if the text is none. `URL.canParse` would do, but in Node 20 and 22 it
 * rejects accented letters once it has been called some thousand times.
 */
export function parseAddress(address: string): URL | undefined {
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

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

/**
 * A whole address, in parts; undefined where it is none. `URL.canParse` would say the same, but in
 * Node 20 and 22 it refuses letters with accents once it has been called some thousand times.
 */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

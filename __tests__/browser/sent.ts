import { existsSync, statSync } from "node:fs"

/** Size of a file of the built site as hosts send it to browsers, bytes. */
export function sent(file: string): number {
  const compressed = `public/${file}.br`
  return statSync(existsSync(compressed) ? compressed : `public/${file}`).size
}

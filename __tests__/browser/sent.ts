import { existsSync, statSync } from "node:fs"
import { testPublic } from "../test-site"

/**
 * Size of a file as hosts send it to browsers, bytes.
 * @param folder The built site
 */
export function sent(file: string, folder = testPublic): number {
  const compressed = `${folder}/${file}.br`
  return statSync(existsSync(compressed) ? compressed : `${folder}/${file}`).size
}

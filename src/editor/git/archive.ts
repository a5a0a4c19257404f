import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { zipSync } from "fflate"

/** All files of the content in a zip, in Base64. */
export function zipContent(root: string): { name: string; zip: string } {
  const entries = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map(path => [path.slice(root.length + 1).replaceAll("\\", "/"), readFileSync(path)] as const)
  const day = new Date().toISOString().slice(0, 10)
  const zip = zipSync(Object.fromEntries(files))
  return { name: `content-${day}.zip`, zip: Buffer.from(zip).toString("base64") }
}

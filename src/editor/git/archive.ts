import { zipSync } from "fflate"
import type { Files } from "../../content/reading/files"

/** All files of the content in a zip, in Base64. */
export function zipContent(files: Files): { name: string; zip: string } {
  const readable = [...files].flatMap(([file, bytes]) => (bytes ? [[file, bytes] as const] : []))
  const zip = Buffer.from(zipSync(Object.fromEntries(readable))).toString("base64")
  return { name: `content-${new Date().toISOString().slice(0, 10)}.zip`, zip }
}

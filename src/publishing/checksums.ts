import { createHash } from "node:crypto"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"

/** In the format of `sha256sum`: `hosting/publish` takes only a build that ended well and is complete. */
const sums = "hosting/SHA256SUMS"

/** Removes the last build, whose files this one would mix with. Call it once nothing refuses the build any more. */
export async function removeLastBuild(): Promise<void> {
  for (const place of [sums, "public"]) await rm(place, { recursive: true, force: true })
}

/** Call it last: `hosting/publish` refuses a build that was changed afterwards. */
export async function writeChecksums(): Promise<void> {
  const files = [...(await publicFiles()), "hosting/headers.conf"]
  const lines = files.map(async file => {
    const hash = createHash("sha256").update(await readFile(file))
    return `${hash.digest("hex")}  ${file}\n`
  })
  await writeFile(sums, (await Promise.all(lines)).join(""))
}

/** The paths of all files of the build. */
export async function publicFiles(): Promise<string[]> {
  const entries = await readdir("public", { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  return files.map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("\\", "/")).sort()
}

import { createHash } from "node:crypto"
import { readFile, rm, writeFile } from "node:fs/promises"
import { filesIn } from "./files-in"
import { configurations } from "./write-headers"

/** Check sums that `hosting/publish` verifies, in the format of `sha256sum`: one file a line. */
const sums = "hosting/SHA256SUMS"

/** Marks the build as unfinished. To be called before a build changes anything. */
export async function forgetFinishedBuild(): Promise<void> {
  await rm(sums, { force: true })
}

/**
 * Marks the build as finished and lists its files. To be called last: `hosting/publish` refuses a build
 * that was changed afterwards, or copied only in part.
 */
export async function noteFinishedBuild(): Promise<void> {
  const files = await filesIn("public")
  // Visitors who have the site open when the next build is published will still request these.
  const hashed = files.filter(file => /[-.][0-9a-f]{16,32}\.\w+(\.(br|gz))?$/.test(file))
  await writeFile("hosting/hashed-files", lines(hashed))
  const forHosts = Object.keys(configurations).filter(file => file.startsWith("hosting/"))
  const all = [...files.map(file => `public/${file}`), ...forHosts, "hosting/hashed-files"]
  await writeFile(sums, lines(await Promise.all(all.map(sum))))
}

async function sum(file: string): Promise<string> {
  return `${createHash("sha256")
    .update(await readFile(file))
    .digest("hex")}  ${file}`
}

function lines(texts: string[]): string {
  return texts.map(text => `${text}\n`).join("")
}

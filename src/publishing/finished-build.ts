import { createHash } from "node:crypto"
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { configurations } from "./configurations"

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
  await writeFile("hosting/hashed-files", lines(hashed.map(file => file.slice("public/".length))))
  const forHosts = Object.keys(configurations).filter(file => !files.includes(file))
  const all = [...files, ...forHosts, "hosting/hashed-files"]
  await writeFile(sums, lines(await Promise.all(all.map(sum))))
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.map(name => `${folder}/${name.replaceAll("\\", "/")}`).sort()
  const kinds = await Promise.all(files.map(file => stat(file)))
  return files.filter((_, index) => kinds[index]?.isFile())
}

async function sum(file: string): Promise<string> {
  return `${createHash("sha256")
    .update(await readFile(file))
    .digest("hex")}  ${file}`
}

function lines(texts: string[]): string {
  return texts.map(text => `${text}\n`).join("")
}

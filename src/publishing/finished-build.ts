import { createHash } from "node:crypto"
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises"

/** What a build is checked by where it is published: as `sha256sum` reads it, one file a line. */
const sums = "hosting/SHA256SUMS"

/** To be called before a build touches anything: from here on there is no finished build. */
export async function forgetFinishedBuild(): Promise<void> {
  await rm(sums, { force: true })
}

/**
 * Says that the build is finished, and what it consists of. To be called last: what is changed after
 * it is refused by `hosting/publish`, as is a folder that was copied only in part.
 */
export async function noteFinishedBuild(): Promise<void> {
  const files = await filesIn("public")
  // Visitors who have the site open when the next build is published go on asking for these.
  const hashed = files.filter(file => /[-.][0-9a-f]{16,32}\.\w+(\.(br|gz))?$/.test(file))
  await writeFile("hosting/hashed-files", lines(hashed.map(file => file.slice("public/".length))))
  const configuration = ["nginx.conf", "caddy.conf", "hashed-files"].map(name => `hosting/${name}`)
  await writeFile(sums, lines(await Promise.all([...files, ...configuration].map(sum))))
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

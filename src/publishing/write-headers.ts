import { mkdir, readdir, writeFile } from "node:fs/promises"
import { photoHosts } from "../content/rules/photo-hosts"
import { configurations } from "./configurations"
import { commonHeaders } from "./headers"
import { securityPolicy } from "./security-policy"

/**
 * Writes the headers for the finished build, for each kind of host.
 * @param pages The finished HTML of every page
 * @param assets The files of each chunk, from `readBuiltAssets`
 * @param photos Addresses of photos
 * @param pathPrefix Gatsby's path prefix, or an empty string
 */
export async function writeHeaders(
  pages: string[],
  assets: Record<string, string[]>,
  photos: string[],
  pathPrefix: string,
): Promise<void> {
  const hashed = (await hashedFiles(pages, assets)).map(file => `${pathPrefix}/${file}`)
  const common = commonHeaders(securityPolicy(pages, photoHosts(photos)))
  await mkdir("hosting", { recursive: true })
  for (const [file, write] of Object.entries(configurations)) {
    await writeFile(file, write(common, hashed))
  }
}

/** The files of this build that have a hash of their content in their names. */
async function hashedFiles(pages: string[], assets: Record<string, string[]>) {
  const made = new Set(Object.values(assets).flat())
  const media = (await readdir("public/static"))
    .filter(name => /-[0-9a-f]{16,32}\.\w+$/.test(name))
    // Files of earlier builds are there as well.
    .filter(name => pages.some(html => html.includes(`/static/${name}`)))
  return [...made, ...media.map(name => `static/${name}`)].sort()
}

import { mkdir, readdir, writeFile } from "node:fs/promises"
import { photoHosts } from "../photos/hosts"
import type { BuiltSite } from "./built-site"
import { caddyConfig } from "./caddy"
import { type Configuration, commonHeaders, headersFile } from "./headers"
import { nginxConfig } from "./nginx"
import { securityPolicy } from "./security-policy"

/** The text of a file for each kind of host, by its path. */
export const configurations: Record<string, Configuration> = {
  "public/_headers": headersFile,
  "hosting/nginx.conf": nginxConfig,
  "hosting/caddy.conf": caddyConfig,
}

/**
 * Writes the headers for the finished build, for each kind of host.
 * @param pages The finished HTML of every page
 */
export async function writeHeaders(
  pages: string[],
  { assets, photos, pathPrefix }: Pick<BuiltSite, "assets" | "photos" | "pathPrefix">,
): Promise<void> {
  const hashed = (await hashedFiles(pages, assets)).map(file => `${pathPrefix}/${file}`)
  const common = commonHeaders(securityPolicy(pages, photoHosts(photos)))
  await mkdir("hosting", { recursive: true })
  for (const [file, write] of Object.entries(configurations)) {
    await writeFile(file, write(common, hashed))
  }
}

/** The files of this build that have a hash of their content in their names. */
async function hashedFiles(pages: string[], assets: BuiltSite["assets"]) {
  const made = new Set(Object.values(assets).flat())
  const media = (await readdir("public/static"))
    .filter(name => /-[0-9a-f]{16,32}\.\w+$/.test(name))
    // Files of earlier builds are there as well.
    .filter(name => pages.some(html => html.includes(`/static/${name}`)))
  return [...made, ...media.map(name => `static/${name}`)].sort()
}

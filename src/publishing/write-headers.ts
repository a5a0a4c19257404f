import { mkdir, readdir, writeFile } from "node:fs/promises"
import { caddyConfig } from "./caddy"
import { commonHeaders, headersFile } from "./headers"
import { nginxConfig } from "./nginx"
import { securityPolicy } from "./security-policy"

/**
 * Writes the headers for the finished build to `public/_headers`, which Netlify and Cloudflare Pages
 * follow, and to `hosting/` for nginx and Caddy.
 * @param pages The finished HTML of every page
 * @param assets The files of each chunk, from `readBuiltAssets`
 * @param photoHosts Host names that photos are loaded from
 * @param pathPrefix Gatsby's path prefix, or an empty string
 */
export async function writeHeaders(
  pages: string[],
  assets: Record<string, string[]>,
  photoHosts: string[],
  pathPrefix: string,
): Promise<void> {
  const hashed = (await hashedFiles(pages, assets)).map(file => `${pathPrefix}/${file}`)
  const common = commonHeaders(securityPolicy(pages, photoHosts))
  await writeFile("public/_headers", headersFile(common, hashed))
  await mkdir("hosting", { recursive: true })
  await writeFile("hosting/nginx.conf", nginxConfig(common, hashed))
  await writeFile("hosting/caddy.conf", caddyConfig(common, hashed))
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

import { readdir, readFile, writeFile } from "node:fs/promises"
import { headerRules, headersFile } from "./headers"
import { securityPolicy } from "./security-policy"

/**
 * Writes the headers for the site as it was built to `public/_headers`, which Netlify and Cloudflare
 * Pages follow.
 * @param pages The finished HTML of every page
 * @param photoHosts Host names that photos are loaded from
 */
export async function writeHeaders(pages: string[], photoHosts: string[]): Promise<void> {
  const rules = headerRules(securityPolicy(pages, photoHosts), await hashedFiles())
  await writeFile("public/_headers", headersFile(rules))
}

/** Paths of the files of this build whose names are made from their content. */
async function hashedFiles() {
  const { assetsByChunkName } = JSON.parse(await readFile("public/webpack.stats.json", "utf8"))
  const assets = new Set(Object.values<string[]>(assetsByChunkName).flat())
  const media = (await readdir("public/static")).filter(name => /-[0-9a-f]{32}\./.test(name))
  return [...assets, ...media.map(name => `static/${name}`)].map(file => `/${file}`).sort()
}

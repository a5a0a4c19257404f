import { readFile } from "node:fs/promises"

/** The files in `public/` that webpack made of each chunk, styles first, by chunk name. */
export async function readBuiltAssets(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile("public/webpack.stats.json", "utf8")).assetsByChunkName
}

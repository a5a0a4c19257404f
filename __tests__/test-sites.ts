import { existsSync } from "node:fs"
import { pathPrefixOf } from "../src/head/site-url"

/** A site that `npm run build:test-sites` builds from the tests' content: its `public` folder, and its URL. */
const site = (name: string, url: string) => ({
  folder: `.test-sites/${name}`,
  url,
  prefix: pathPrefixOf(url),
})

export const testSite = site("root", "https://www.example.com")

export const siteBelowPath = site("below-path", "https://name.github.io/marquisade")

export const editorFolder = ".test-sites/editor"

/** @throws Error if a folder that tests need has not been built */
export function assertBuilt(folder: string): void {
  if (!existsSync(folder)) throw new Error(`${folder} is missing. Run: npm run build:test-sites`)
}

import { existsSync, readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { pathPrefixOf } from "../src/publishing/site-url"

/** A site that `npm run build:test-sites` builds from the tests' content. */
export interface TestSite {
  /** Its `public` folder */
  folder: string
  url: string
  /** The pathname of its URL, or an empty string */
  prefix: string
}

const site = (name: string, url: string): TestSite => ({
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

/** The response body that hosts send for a file. */
export function compressed(file: string, folder = testSite.folder): Buffer {
  const bytes = readFileSync(`${folder}/${file}`)
  return file.endsWith(".woff2") ? bytes : brotliCompressSync(bytes)
}

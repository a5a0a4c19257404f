import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { pathPrefixOf, siteAddress } from "../src/publishing/site-address"
import { growContent } from "./grown-content"
import { copied, generatedTypes, ProjectCopy } from "./project-copy"

/** The built test site: with the tests' content, and an example's address as `SITE_URL`. */
export const testPublic = ".test-site/public"

export const testSiteUrl = String(siteAddress())

/** The same with as much content as there may be, published under a path. */
export const grownPublic = ".test-site-grown/public"

export const grownSiteUrl = "https://name.github.io/marquisade"

export const grownPrefix = pathPrefixOf(grownSiteUrl)

/** Builds the test site, unless nothing has changed since the last time. */
export function buildTestSite(): Promise<void> {
  return buildOnce(".test-site")
}

/** Builds the site with as much content as there may be, unless nothing has changed since the last time. */
export function buildGrownSite(): Promise<void> {
  return buildOnce(".test-site-grown", grownSiteUrl, copy =>
    growContent(join(copy.folder, "content")),
  )
}

async function buildOnce(
  folder: string,
  address = testSiteUrl,
  change: (copy: ProjectCopy) => void = () => {},
) {
  const source = digest()
  const mark = `${folder}/built-from`
  if (read(mark) === source) return
  console.log(`Building ${folder}, a site that is tested…`)
  rmSync(mark, { force: true })
  const copy = new ProjectCopy(folder)
  change(copy)
  const { args, options } = copy.gatsby("build", "--prefix-paths")
  const env = { ...options.env, SITE_URL: address }
  try {
    await promisify(execFile)(process.execPath, args, { ...options, env, maxBuffer: 10_000_000 })
  } catch (error) {
    // The next attempt starts from scratch.
    rmSync(folder, { recursive: true, force: true })
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }
    throw new Error(`${folder} could not be built.\n${stdout}${stderr}`)
  }
  writeFileSync(mark, source)
}

/** Hash of everything that affects a build: files, packages and the version of Node. */
function digest(): string {
  const hash = createHash("sha256").update(process.version)
  const inputs = [...Object.values(copied), "package-lock.json", "__tests__/grown-content.ts"]
  for (const from of inputs) {
    for (const file of filesOf(from)) hash.update(file).update(readFileSync(file))
  }
  return hash.digest("hex")
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true })
    .map(name => join(path, String(name)))
    .filter(file => statSync(file).isFile() && file !== join(generatedTypes))
    .sort()
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { pathPrefixOf, siteAddress } from "../src/publishing/site-address"
import { growContent } from "./grown-content"
import { copied, generatedTypes, ProjectCopy, testContent } from "./project-copy"

/** All that is built for the tests. */
const folder = ".test-site"

/** The published site, with its `hosting/` beside it: at the address of `SITE_URL`. */
export const publishedSite = `${folder}/published`

export const publishedPublic = `${publishedSite}/public`

/** The test site: with the tests' content, and an example's address as `SITE_URL`. */
export const testSite = `${folder}/tests`

export const testPublic = `${testSite}/public`

export const testSiteUrl = String(siteAddress())

/** The same with as much content as there may be, published under a path. */
const grownSite = `${folder}/grown`

export const grownPublic = `${grownSite}/public`

export const grownSiteUrl = "https://name.github.io/marquisade"

export const grownPrefix = pathPrefixOf(grownSiteUrl)

/**
 * The copy of the project that builds for an address, as its last build left it: webpack keeps there what it has
 * compiled. One for each path, since what it keeps has the path in it.
 */
export const projectCopy = (address?: string, content?: string) =>
  new ProjectCopy(`${folder}/workshops/at${pathPrefixOf(siteAddress(address))}`, content)

export async function buildPublishedSite(): Promise<void> {
  const address = process.env.SITE_URL
  await build(publishedSite, projectCopy(address, "content"), address)
}

export async function buildTestSite(): Promise<void> {
  await build(testSite, projectCopy(), testSiteUrl)
}

export async function buildGrownSite(): Promise<void> {
  const copy = projectCopy(grownSiteUrl)
  growContent(join(copy.folder, "content"))
  await build(grownSite, copy, grownSiteUrl)
}

async function build(place: string, copy: ProjectCopy, address?: string) {
  const made = ["public", "hosting"]
  // Without `public`, Gatsby begins anew, and keeps only what webpack has compiled.
  for (const name of made) rmSync(join(copy.folder, name), { recursive: true, force: true })
  const { status, output } = await runBuild(copy, address)
  if (status !== 0) throw new Error(`${place} could not be built.\n${output}`)
  for (const name of made) {
    rmSync(join(place, name), { recursive: true, force: true })
    cpSync(join(copy.folder, name), join(place, name), { recursive: true })
  }
}

/** Builds in the folder of a copy. @returns Its exit status and all that it said */
export async function runBuild(copy: ProjectCopy, address?: string) {
  const { args, options } = copy.gatsby("build", "--prefix-paths")
  const env = { ...options.env, SITE_URL: address }
  const all = { ...options, env, maxBuffer: 10_000_000 }
  return promisify(execFile)(process.execPath, args, all).then(
    ({ stdout, stderr }) => ({ status: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), output: `${stdout}${stderr}` }),
  )
}

/** What the sites that are there were built from, and the tests of their builds ended well with. */
const mark = `${folder}/built-from`

/** Sites of earlier runs, by what they were built from: a new clone of the same files needs no build. */
const kept = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "marquisade-test-sites")

/** Whether the sites are there, or could be brought from an earlier run, and nothing has changed since. */
export function areBuilt(): boolean {
  const source = digest()
  const place = join(kept, source)
  if (read(mark) !== source && read(join(place, "built-from")) === source) {
    rmSync(folder, { recursive: true, force: true })
    cpSync(place, folder, { recursive: true })
    utimesSync(place, new Date(), new Date())
  }
  return read(mark) === source
}

/** Keeps the sites for later runs, in this folder and in others, and forgets those that were used longest ago. */
export function keepSites(): void {
  const source = digest()
  const draft = join(kept, `draft-${process.pid}`)
  for (const site of [publishedSite, testSite, grownSite]) {
    cpSync(site, join(draft, site.slice(folder.length)), { recursive: true })
  }
  writeFileSync(join(draft, "built-from"), source)
  rmSync(join(kept, source), { recursive: true, force: true })
  renameSync(draft, join(kept, source))
  writeFileSync(mark, source)
  const age = (name: string) => -statSync(join(kept, name)).mtimeMs
  const places = readdirSync(kept).sort((one, other) => age(one) - age(other))
  for (const old of places.slice(4)) rmSync(join(kept, old), { recursive: true, force: true })
}

/** Hash of everything that affects a build: files, packages, the version of Node, and the site's address. */
function digest(): string {
  const hash = createHash("sha256").update(`${process.version} ${process.env.SITE_URL}`)
  const own = ["test-site.ts", "grown-content.ts", "project-copy.ts", "sites.ts"]
  const inputs = [...copied, testContent, "content", "package-lock.json"]
  for (const from of [...inputs, ...own.map(file => `__tests__/${file}`)]) {
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

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined)

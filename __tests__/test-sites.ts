import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { pathPrefixOf, siteUrlFrom } from "../src/publishing/site-url"
import { growContent } from "./largest-content"
import { copiedPaths, generatedTypes, ProjectCopy, testContent } from "./project-copy"

/** The folder of all test builds. */
const folder = ".test-site"

const publicFolder = (name: string) => `${folder}/${name}/public`

/** The site with the content of `content/`, built for `SITE_URL`. */
export const realPublic = publicFolder("real")

/** The site with the tests' content, built for an example URL. */
export const testPublic = publicFolder("tests")

export const testSiteUrl = String(siteUrlFrom())

/** The site with the largest content, built for a URL with a path prefix. */
export const largestPublic = publicFolder("largest")

export const largestSiteUrl = "https://name.github.io/marquisade"

export const largestPrefix = pathPrefixOf(largestSiteUrl)

/** The copy of the project that builds for a path prefix. It keeps webpack's cache, which is valid for one prefix. */
export const projectCopy = (address?: string, content?: string) =>
  new ProjectCopy(`${folder}/sources/at${pathPrefixOf(siteUrlFrom(address))}`, content)

export function buildRealSite(): Promise<ProjectCopy> {
  const address = process.env.SITE_URL
  return build(realPublic, projectCopy(address, "content"), address)
}

export const buildTestSite = () => build(testPublic, projectCopy(), testSiteUrl)

export function buildLargestSite(): Promise<ProjectCopy> {
  const copy = projectCopy(largestSiteUrl)
  growContent(join(copy.folder, "content"))
  return build(largestPublic, copy, largestSiteUrl)
}

/** @returns The copy in which it was built */
async function build(target: string, copy: ProjectCopy, address?: string) {
  // Without public/, Gatsby rebuilds all pages but keeps webpack's cache.
  rmSync(join(copy.folder, "public"), { recursive: true, force: true })
  const { status, output } = await runBuild(copy, address)
  if (status !== 0) throw new Error(`${target} could not be built.\n${output}`)
  rmSync(target, { recursive: true, force: true })
  cpSync(join(copy.folder, "public"), target, { recursive: true })
  return copy
}

/** Builds in a copy. @returns Its exit status and output */
export async function runBuild(copy: ProjectCopy, address?: string) {
  const { args, options } = copy.gatsby("build", "--prefix-paths")
  const env = { ...options.env, SITE_URL: address }
  const all = { ...options, env, maxBuffer: 10_000_000 }
  return promisify(execFile)(process.execPath, args, all).then(
    ({ stdout, stderr }) => ({ status: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), output: `${stdout}${stderr}` }),
  )
}

/** The file with the digest of the existing builds. */
const stampFile = `${folder}/built-from`

/** Whether the sites are built and nothing that affects them has changed since. */
export const sitesAreCurrent = () =>
  existsSync(stampFile) && readFileSync(stampFile, "utf8") === digest()

/** @param source The digest when the builds began */
export const markAsBuilt = (source: string) => writeFileSync(stampFile, source)

/** A hash of everything that affects a build: files, packages, the version of Node and the site's URL. */
export function digest(): string {
  const hash = createHash("sha256").update(`${process.version} ${process.env.SITE_URL}`)
  const own = ["test-sites.ts", "largest-content.ts", "project-copy.ts", "build-sites.setup.ts"]
  const inputs = [...copiedPaths, testContent, "content", "package-lock.json"]
  for (const from of [...inputs, ...own.map(file => `__tests__/${file}`)]) {
    for (const file of filesOf(from)) hash.update(file).update(readFileSync(file))
  }
  return hash.digest("hex")
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const files = readdirSync(path, { recursive: true }).map(name => join(path, String(name)))
  return files.filter(file => statSync(file).isFile() && file !== join(generatedTypes)).sort()
}

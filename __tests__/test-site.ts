import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { siteAddress } from "../src/site-address"
import { copied, generatedTypes, ProjectCopy } from "./project-copy"

/** Where the site that is tested is built: with the tests' content, at the address of examples. */
export const testSite = ".test-site"

/** What its visitors get. */
export const testPublic = `${testSite}/public`

export const testSiteUrl = String(siteAddress())

/** What it was built from. */
const mark = `${testSite}/built-from`

/** Builds the site that is tested, unless it was built from what is here. */
export function buildTestSite(): void {
  const source = digest()
  if (read(mark) === source) return
  console.log("Building the site that is tested…")
  rmSync(mark, { force: true })
  const { args, options } = new ProjectCopy(testSite).gatsby("build")
  try {
    execFileSync(process.execPath, args, { ...options, stdio: "pipe" })
  } catch (error) {
    // The next attempt begins anew.
    rmSync(testSite, { recursive: true, force: true })
    const { stdout = "", stderr = "" } = error as { stdout?: Buffer; stderr?: Buffer }
    throw new Error(`The site that is tested could not be built.\n${stdout}${stderr}`)
  }
  writeFileSync(mark, source)
}

/** Names all that goes into a build: other files, other packages or another Node make it another. */
function digest(): string {
  const hash = createHash("sha256").update(process.version)
  for (const from of [...Object.values(copied), "package-lock.json"]) {
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

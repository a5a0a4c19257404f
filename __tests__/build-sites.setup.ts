import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { growContent } from "./largest-content"
import { copiedPaths, generatedTypes, TestProject, testContent } from "./test-project"
import {
  largestPublic,
  largestSiteUrl,
  realPublic,
  sitesFolder,
  testPublic,
  testSiteUrl,
} from "./test-sites"

/** Holds the digest of everything that the sites were built from. */
const stampFile = `${sitesFolder}/built-from`

const digest = digestSources()

// The builds share folders.
test.describe.configure({ mode: "serial" })

test.skip(
  fs.existsSync(stampFile) && fs.readFileSync(stampFile, "utf8") === digest,
  "the builds are current",
)

test("a mistake in the content fails the build and leaves the last build in place", () => {
  const project = projectWith()
  const hotels = JSON.parse(project.read("content/hotels.json"))
  hotels[1].name = hotels[0].name
  project.write("content/hotels.json", JSON.stringify(hotels, null, 2))
  project.write("public/index.html", "the last build")
  const { status, output } = runBuild(project)
  expect(status).toBe(1)
  expect(output).toMatch(/content\/hotels\.json:\d+:\d+ {2}hotel 2 › name\n/)
  expect(output).toContain("Rename one of the two.")
  expect(output).not.toMatch(/\n\s+at |source and transform nodes/)
  expect(project.read("public/index.html")).toBe("the last build")
})

test("the site builds from content/", () => {
  publishTo(realPublic, projectWith("content"), process.env.SITE_URL)
})

test("the site builds with the largest content", () => {
  const project = projectWith()
  growContent(join(project.folder, "content"))
  publishTo(largestPublic, project, largestSiteUrl)
})

test("the site builds with the tests' content, and src/gatsby-types.d.ts is up to date", () => {
  const project = projectWith()
  publishTo(testPublic, project, testSiteUrl)
  const types = fs.readFileSync(generatedTypes, "utf8")
  expect(project.read(generatedTypes), "run npm run build, and commit src/gatsby-types.d.ts").toBe(
    types,
  )
  fs.writeFileSync(stampFile, digest)
})

/** Copies the project to one folder for all builds: what one leaves in the caches must not change the next. */
const projectWith = (content = testContent) => new TestProject(`${sitesFolder}/source`, content)

function runBuild(project: TestProject, address?: string) {
  const { args, options } = project.gatsby("build", "--prefix-paths")
  const env = { ...options.env, SITE_URL: address }
  const spawnOptions = { ...options, env, encoding: "utf8", maxBuffer: 10_000_000 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, spawnOptions)
  return { status, output: stdout + stderr }
}

function publishTo(target: string, project: TestProject, address?: string): void {
  // Without public/, Gatsby rebuilds all pages but keeps webpack's cache.
  fs.rmSync(join(project.folder, "public"), { recursive: true, force: true })
  const { status, output } = runBuild(project, address)
  expect(status, output).toBe(0)
  fs.rmSync(target, { recursive: true, force: true })
  fs.cpSync(join(project.folder, "public"), target, { recursive: true })
}

/** A hash of everything that affects a build: files, packages, the Node version and the site's URL. */
function digestSources(): string {
  const hash = createHash("sha256").update(`${process.version} ${process.env.SITE_URL}`)
  const helpers = ["test-sites.ts", "largest-content.ts", "test-project.ts", "build-sites.setup.ts"]
  const inputs = [...copiedPaths, testContent, "content", "package-lock.json"]
  for (const path of [...inputs, ...helpers.map(file => `__tests__/${file}`)]) {
    const isFolder = fs.statSync(path).isDirectory()
    const inFolder = isFolder ? fs.readdirSync(path, { recursive: true }).sort() : [""]
    for (const file of inFolder.map(name => join(path, String(name)))) {
      if (fs.statSync(file).isFile()) hash.update(file).update(fs.readFileSync(file))
    }
  }
  return hash.digest("hex")
}

// `npm run build:test-sites`: builds the sites and the editor that the browser tests visit.
import { spawnSync } from "node:child_process"
import { cpSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { buildEditor } from "../src/cms/build-editor.cli"
import { generatedTypes, TestProject } from "./test-project"
import { editorFolder, siteBelowPath, testSite } from "./test-sites"

/** One copy for both builds; Gatsby's caches stay in it for the next run. */
const project = new TestProject(".test-sites/source")
const types = readFileSync(generatedTypes, "utf8")

for (const { folder, url } of [siteBelowPath, testSite]) {
  const built = join(project.folder, "public")
  const { args, options } = project.gatsby("build", "--prefix-paths")
  const env = { ...options.env, SITE_URL: url }
  console.log(`Building ${folder}`)
  const { status, stdout } = spawnSync(process.execPath, args, {
    ...options,
    env,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(stdout)
  rmSync(folder, { recursive: true, force: true })
  cpSync(built, folder, { recursive: true })
}
if (project.read(generatedTypes) !== types) {
  throw new Error(`${generatedTypes} is not up to date. Run npm run build, and commit it.`)
}
buildEditor("owner/name", testSite.url, editorFolder)

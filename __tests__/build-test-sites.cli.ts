// `npm run build:test-sites`: builds the site and the editor that the browser tests visit; with `-- --below-path`, the
// site below a path.
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildEditor } from "../src/cms/build-editor.cli"
import { generatedTypes, TestProject } from "./test-project"
import { editorFolder, siteBelowPath, testSite } from "./test-sites"

const { folder, url } = process.argv.includes("--below-path") ? siteBelowPath : testSite
/** One copy for both; Gatsby's caches stay in it for the next run. */
const project = new TestProject(".test-sites/source")
const { args, options } = project.gatsby("build", "--prefix-paths")
const NODE_OPTIONS = `--require ${JSON.stringify(resolve(__dirname, "refuse-network.cjs"))}`
const env = { ...options.env, SITE_URL: url, NETLIFY: "true", NODE_OPTIONS }
console.log(`Building ${folder}`)
const stale = "public/stale.html"
project.write(stale, "From an earlier build")
// Not content: Gatsby's plugins would stop at the mistake.
project.write("content/notes.md", "---\ntitle: [\n---\n")
const { status, stdout } = spawnSync(process.execPath, args, { ...options, env, encoding: "utf8" })
if (status !== 0) throw new Error(stdout)
if (project.read(generatedTypes) !== readFileSync(generatedTypes, "utf8")) {
  throw new Error(`${generatedTypes} is not up to date. Run npm run build, and commit it.`)
}
if (existsSync(join(project.folder, stale))) throw new Error("The build leaves stale files.")
rmSync(folder, { recursive: true, force: true })
cpSync(join(project.folder, "public"), folder, { recursive: true })
if (folder === testSite.folder) buildEditor("owner/name", url, editorFolder)

import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const folder = dirname(fileURLToPath(import.meta.url))

/** Fetches the form when it is first started; the site's own install does without it. */
export function installEditor() {
  if (versionIn("node_modules/decap-cms/package.json") === wanted()) return
  console.log("Fetching the editor; this happens once.")
  const npm = process.env.npm_execpath
  const command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]
  try {
    if (npm) execFileSync(process.execPath, [npm, ...command], { cwd: folder, stdio: "inherit" })
    else execFileSync("npm", command, { cwd: folder, stdio: "inherit", shell: true })
  } catch {
    console.error("The editor could not be fetched. It needs the internet this once; try again.")
    process.exit(1)
  }
}

const wanted = () => read("package.json").dependencies["decap-cms"]

const versionIn = file => (existsSync(join(folder, file)) ? read(file).version : undefined)

const read = file => JSON.parse(readFileSync(join(folder, file), "utf8"))

import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const folder = dirname(fileURLToPath(import.meta.url))

/** Outside `src/`: Gatsby looks for queries in every script there, in those of packages too. */
const packages = ".editor"

/** Fetches the form when it is first started; the site's own install does without it. */
export function installEditor() {
  if (installedVersion() === wantedVersion()) return
  console.log("Fetching the editor; this happens once.")
  mkdirSync(packages, { recursive: true })
  for (const file of ["package.json", "package-lock.json"]) {
    cpSync(join(folder, file), join(packages, file))
  }
  const npm = process.env.npm_execpath
  const command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]
  try {
    if (npm) execFileSync(process.execPath, [npm, ...command], { cwd: packages, stdio: "inherit" })
    else execFileSync("npm", command, { cwd: packages, stdio: "inherit", shell: true })
  } catch {
    console.error("The editor could not be fetched. It needs the internet this once; try again.")
    process.exit(1)
  }
}

const wantedVersion = () => read(join(folder, "package.json")).dependencies["decap-cms"]

function installedVersion() {
  const file = join(packages, "node_modules/decap-cms/package.json")
  return existsSync(file) ? read(file).version : undefined
}

const read = file => JSON.parse(readFileSync(file, "utf8"))

import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Fetches packages when they are first needed; the site's own install does without them.
 * @param {string} name What they are to those who wait for them
 * @param {string} list Folder with a package.json, which names their exact versions, and its lock file
 * @param {string} place Folder they are put into. It is not in `src/`: Gatsby looks for queries in
 * every script there, in those of packages too.
 */
export function fetchPackages(name, list, place) {
  const wanted = Object.entries(read(join(list, "package.json")).dependencies)
  if (wanted.every(([name, version]) => installedVersion(place, name) === version)) return
  console.log(`Fetching ${name}; this happens once.`)
  mkdirSync(place, { recursive: true })
  for (const file of ["package.json", "package-lock.json"]) {
    cpSync(join(list, file), join(place, file))
  }
  const npm = process.env.npm_execpath
  const command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]
  try {
    if (npm) execFileSync(process.execPath, [npm, ...command], { cwd: place, stdio: "inherit" })
    else execFileSync("npm", command, { cwd: place, stdio: "inherit", shell: true })
  } catch {
    console.error(
      `Could not fetch ${name}. This once it needs the internet: connect and try again.`,
    )
    process.exit(1)
  }
}

function installedVersion(place, name) {
  const file = join(place, "node_modules", name, "package.json")
  return existsSync(file) ? read(file).version : undefined
}

const read = file => JSON.parse(readFileSync(file, "utf8"))

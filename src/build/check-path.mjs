// Runs before Gatsby, which fails with an unrelated message in such a folder. Not a `pre` script: .npmrc turns those off.
import { sep } from "node:path"

/** What Gatsby, webpack, Node's modules or the PATH of npm's scripts do not allow in the name of a folder. */
const forbidden = /[!#%'(*:?[\\{|]/

const path = process.cwd()
// Without the first part, which on Windows is `C:`.
const [symbol] = forbidden.exec(path.split(sep).slice(1).join("")) ?? []
if (symbol) {
  console.error(`Gatsby does not work in a path with ${symbol} in it. Rename the folder: ${path}`)
  process.exitCode = 1
}

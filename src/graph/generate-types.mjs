// Writes the types of all queries, from the graph and the queries alone: no page is built.
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

const file = "src/gatsby-types.d.ts"
const read = () => readFileSync(file, { encoding: "utf8", flag: "a+" })
const before = read()
const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
  stdio: "inherit",
  env: { ...process.env, ONLY_TYPES: "on", GATSBY_TELEMETRY_DISABLED: "1" },
})
if (status !== 0) process.exit(status ?? 1)
if (process.env.CI && read() !== before) {
  console.error(`${file} is out of date: run npm run generate:types, and commit what it writes.`)
  process.exit(1)
}

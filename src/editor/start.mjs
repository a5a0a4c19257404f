// What `npm run edit` runs: the site's development server with the visual editor in it.
import { spawn } from "node:child_process"
import { get } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"

const { values: options } = parseArgs({
  options: {
    port: { type: "string", default: "8000" },
    /** For computers without a browser, and for tests. */
    "no-open": { type: "boolean", default: false },
  },
})

const site = `http://127.0.0.1:${options.port}`

if (await statusOf(site)) {
  console.error(
    `Something is already running at ${site}, perhaps the editor in another window. Stop it, or start with: npm run edit -- --port 8001`,
  )
  process.exit(1)
}
await import("./bundle.mjs")

const gatsby = spawn(
  process.execPath,
  ["node_modules/gatsby/cli.js", "develop", "--host", "127.0.0.1", "--port", options.port],
  { stdio: "inherit", env: { ...process.env, SITE_EDITOR: "on", GATSBY_TELEMETRY_DISABLED: "1" } },
)
gatsby.on("exit", code => process.exit(code ?? 0))
// Ctrl+C reaches both; a signal to this process alone must not leave the server behind.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => gatsby.kill(signal))

while ((await statusOf(`${site}/edit`)) !== 200) await pause(500)
console.log(
  `\nThe editor is at    ${site}/edit\nThe website is at   ${site}\n\nTo stop, press Ctrl+C in this window.\n`,
)
if (!options["no-open"]) openBrowser(`${site}/edit`)

/** Opens an address in the browser; where that is not possible, the address has been printed. */
function openBrowser(address) {
  const commands = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }
  const [program, ...args] = commands[process.platform] ?? ["xdg-open"]
  spawn(program, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref()
}

/** The status with which an address answers; undefined where nothing does. */
function statusOf(address) {
  return new Promise(resolve => {
    get(address, response => resolve(response.resume().statusCode)).on("error", () =>
      resolve(undefined),
    )
  })
}

// `npm run edit`: the live site, and beside it the editor for this folder.
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { basename } from "node:path"
import sirv from "sirv"
import { readFiles } from "../content/disk.ts"

const folder = ".editor"
process.env.EDITOR_FOLDER = folder
process.env.EDITOR_REPOSITORY ??= `local/${basename(process.cwd())}`
await import("./build.mjs")

const policy = /^ {2}(Content-Security-Policy): (.*)$/m.exec(
  readFileSync(`${folder}/_headers`, "utf8"),
)
const editor = sirv(folder, {
  dev: true,
  setHeaders: answer => answer.setHeader(policy[1], policy[2]),
})
const server = createServer((request, answer) => {
  if (request.url === "/content.json") answer.end(JSON.stringify(content()))
  else editor(request, answer)
})
server.listen(8001, "localhost", () =>
  console.log(`
The editor is at http://localhost:8001 — open it in Chrome or Edge: other browsers cannot write to a folder.
There choose “Work with Local Repository” and this folder. The site follows at http://localhost:8000.
To stop, press Ctrl+C in this window.
`),
)
const gatsby = ["node_modules/gatsby/cli.js", "develop", "--host", "localhost"]
const site = spawn(process.execPath, gatsby, { stdio: "inherit" })
site.on("exit", code => process.exit(code ?? 0))
process.on("SIGTERM", () => site.kill())

/** Every file of the content by its path, as it is now. */
function content() {
  return Object.fromEntries(
    [...readFiles(".")].map(([path, bytes]) => [path, String(Buffer.from(bytes))]),
  )
}

// `npm run develop:editor`: the site in development, and beside it the editor for this folder.
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { basename } from "node:path"
import sirv from "sirv"
import { readFiles } from "../content/disk"
import { buildEditor } from "./build"

const folder = ".editor"

async function edit() {
  await buildEditor(`local/${basename(process.cwd())}`, folder)
  const [, policy = ""] =
    /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(`${folder}/_headers`, "utf8")) ?? []
  const editor = sirv(folder, {
    dev: true,
    setHeaders: response => response.setHeader("Content-Security-Policy", policy),
  })
  const server = createServer((request, response) => {
    if (request.url === "/content.json") response.end(JSON.stringify(content()))
    else editor(request, response)
  })
  server.listen(8001, "localhost", () =>
    console.log(`
The editor is at http://localhost:8001. Open it in Chrome or Edge: other browsers cannot write to a folder.
Choose “Work with Local Repository” and this folder. The site is at http://localhost:8000.
Press Ctrl+C in this window to stop.
`),
  )
  const gatsby = ["node_modules/gatsby/cli.js", "develop", "--host", "localhost"]
  const site = spawn(process.execPath, gatsby, { stdio: "inherit" })
  site.on("exit", code => process.exit(code ?? 0))
  process.on("SIGTERM", () => site.kill())
}

/** Every content file by its path, as it is now. */
function content() {
  const decoder = new TextDecoder()
  return Object.fromEntries(
    [...readFiles(".")].map(([path, bytes]) => [path, decoder.decode(bytes)]),
  )
}

edit()

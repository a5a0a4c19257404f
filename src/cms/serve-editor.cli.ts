// `npm run edit`: the site in development, and the editor for this folder.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { basename } from "node:path"
import sirv from "sirv"
import { readFiles } from "../content/files/read-files"
import { buildEditor } from "./build-editor.cli"

const folder = ".editor"
const port = 8001

/** Answers only to this machine's name, so that no other site can read the content through a name of its own. */
export function createEditorServer(folder: string): Server {
  const [, policy = ""] =
    /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(`${folder}/_headers`, "utf8")) ?? []
  const editor = sirv(folder, {
    dev: true,
    setHeaders: response => response.setHeader("Content-Security-Policy", policy),
  })
  return createServer((request, response) => {
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? "")
    if (!isLocal) response.writeHead(403).end(`Open http://localhost:${port}`)
    else if (request.url === "/content.json") response.end(JSON.stringify(content()))
    else editor(request, response)
  })
}

async function edit() {
  await buildEditor(`local/${basename(process.cwd())}`, folder)
  const server = createEditorServer(folder)
  // Start the site only once the editor is served, so that nothing is left running if its port is in use.
  await once(server.listen(port, "localhost"), "listening")
  const gatsby = ["node_modules/gatsby/cli.js", "develop", "--host", "localhost"]
  const site = spawn(process.execPath, gatsby, { stdio: "inherit" })
  site.on("exit", code => process.exit(code ?? 0))
  process.on("exit", () => site.kill())
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit())
  console.log(`
The editor is at http://localhost:${port}. Open it in Chrome or Edge; other browsers cannot write to local folders.
Choose “Work with Local Repository”, then select this folder. The site is at http://localhost:8000.
Press Ctrl+C in this window to stop.
`)
}

function content() {
  const decoder = new TextDecoder()
  return Object.fromEntries(
    [...readFiles(".")].map(([path, bytes]) => [path, decoder.decode(bytes)]),
  )
}

if (require.main === module) {
  edit().catch(({ message }) => {
    console.error(message)
    process.exitCode = 1
  })
}

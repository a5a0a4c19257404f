// `npm run edit` runs this alongside `gatsby develop`: the editor for this folder.
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { basename } from "node:path"
import sirv from "sirv"
import { readFiles } from "../content/read-files"
import { buildEditor } from "./build-editor.cli"

const folder = ".editor"
const port = 8001

/** Answers only to `localhost`, because a site whose name points here could read the content (DNS rebinding). */
export function createEditorServer(folder: string, policy: string): Server {
  const editor = sirv(folder, {
    dev: true,
    setHeaders: response => response.setHeader("Content-Security-Policy", policy),
  })
  return createServer((request, response) => {
    const isLocal = /^localhost(:\d+)?$/.test(request.headers.host ?? "")
    if (!isLocal) response.writeHead(403).end(`Open http://localhost:${port}`)
    else if (request.url === "/content.json") response.end(content())
    else editor(request, response)
  })
}

async function serveEditor() {
  const policy = await buildEditor(`local/${basename(process.cwd())}`, folder)
  await once(createEditorServer(folder, policy).listen(port, "localhost"), "listening")
  console.log(`
The editor is at http://localhost:${port}. Open it in Chrome or Edge; other browsers cannot write to local folders.
Choose “Work with Local Repository”, then select this folder. The site is at http://localhost:8000.
Press Ctrl+C in this window to stop.
`)
}

function content() {
  const files = [...readFiles(".")].map(([file, bytes]) => [file, Buffer.from(bytes).toString()])
  return JSON.stringify(Object.fromEntries(files))
}

if (require.main === module) serveEditor()

import { existsSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import sirv from "sirv"
import { readFiles } from "../content/read-files"

/** The editor for this folder, as `npm run edit` has built it. */
export const localEditor = ".editor"

const headersFile = `${localEditor}/_headers`

/** Serves the editor, if it is built, in `gatsby develop` at `/___editor/`. @param app Gatsby's Express server */
// biome-ignore lint/suspicious/noExplicitAny: Gatsby does not type it either.
export function serveEditor(app: any): void {
  if (!existsSync(headersFile)) return
  const [, policy = ""] =
    /Content-Security-Policy: (.*)/.exec(readFileSync(headersFile, "utf8")) ?? []
  app.use("/___editor", onlyLocal)
  app.get("/___editor/content.json", (_request: IncomingMessage, response: ServerResponse) => {
    response.end(content())
  })
  const setHeaders = (response: ServerResponse) =>
    response.setHeader("Content-Security-Policy", policy)
  app.use("/___editor", sirv(localEditor, { dev: true, setHeaders }))
}

/** Answers only to `localhost`, because a site whose name points here could read the content (DNS rebinding). */
export function onlyLocal(
  { headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  // Gatsby lets every site read its responses.
  response.removeHeader("Access-Control-Allow-Origin")
  if (/^localhost(:\d+)?$/.test(headers.host ?? "")) next()
  else response.writeHead(403).end()
}

/** The folder's content, or nothing while it cannot be read; then the editor says that it has not saved. */
function content(): string {
  try {
    const files = [...readFiles(".")].map(([file, bytes]) => [file, Buffer.from(bytes).toString()])
    return JSON.stringify(Object.fromEntries(files))
  } catch {
    return ""
  }
}

import { existsSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { resolve } from "node:path"
import { readFiles } from "../content/files/read-files"

/** The editor for this folder, as `npm run edit` has built it. */
export const localEditor = ".editor"

const headersFile = `${localEditor}/_headers`

/** Serves the editor, if it is built, in `gatsby develop` at `/___editor/`. @param app Gatsby's Express server */
// biome-ignore lint/suspicious/noExplicitAny: Gatsby does not type it either.
export function serveEditor(app: any): void {
  if (existsSync(headersFile)) app.get("/___editor/*", respond)
}

type Request = Pick<IncomingMessage, "headers"> & { params: { 0: string } }

type Response = ServerResponse & {
  sendFile(path: string, options: object, done: (error?: Error) => void): void
}

/** Answers only to `localhost`, because a site whose name points here could read the content (DNS rebinding). */
export function respond({ headers, params: { 0: file } }: Request, response: Response): void {
  const refuse = (status: number) => response.writeHead(status).end()
  if (!/^localhost(:\d+)?$/.test(headers.host ?? "")) return void refuse(403)
  // Gatsby lets every site read its responses.
  response.removeHeader("Access-Control-Allow-Origin")
  if (file === "content.json") return void response.end(content())
  const [, policy] = /Content-Security-Policy: (.*)/.exec(readFileSync(headersFile, "utf8")) ?? []
  const options = { root: resolve(localEditor), headers: { "Content-Security-Policy": policy } }
  response.sendFile(file || "index.html", options, error => {
    if (error && !response.headersSent) refuse(404)
  })
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

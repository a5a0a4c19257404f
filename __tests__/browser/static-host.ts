import { readFileSync } from "node:fs"
import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import sirv from "sirv"
import { testPublic } from "../test-sites"

/**
 * Serves a built site as static hosts do: with the headers in `_headers`, `/terms` from `terms.html`, and 404.html for
 * unknown paths.
 */
export function startHost(folder = testPublic, prefix = ""): Promise<Server> {
  const headers = readHeaders(folder)
  const setHeaders = (response: ServerResponse, path: string) => {
    const set: Record<string, string> = {
      "Cache-Control": "public, max-age=0, must-revalidate",
      ...headers["/*"],
      ...headers[prefix + path.replace(/(index)?\.html$/, "")],
    }
    for (const [name, value] of Object.entries(set)) response.setHeader(name, value)
  }
  const files = sirv(folder, {
    etag: true,
    extensions: ["html"],
    setHeaders,
    onNoMatch: (_request, response) => {
      setHeaders(response, "/404.html")
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
      response.end(readFileSync(`${folder}/404.html`))
    },
  })
  const server = createServer((request, response) => {
    request.url = request.url?.replace(prefix, "")
    files(request, response)
  })
  return new Promise(resolve => server.listen(0, "127.0.0.1", () => resolve(server)))
}

export const addressOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** The headers in `_headers`, by path. */
function readHeaders(folder: string): Record<string, Record<string, string>> {
  const rules = readFileSync(`${folder}/_headers`, "utf8").trim().split("\n\n")
  return Object.fromEntries(
    rules.map(rule => {
      const [path = "", ...lines] = rule.split("\n")
      return [path, Object.fromEntries(lines.map(line => line.trim().split(/: (.*)/, 2)))]
    }),
  )
}

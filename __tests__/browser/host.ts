import { readFileSync } from "node:fs"
import { createServer, type Server, type ServerResponse } from "node:http"
import sirv from "sirv"

const port = Number(process.env.PORT ?? 9310)

export const hostAddress = `http://127.0.0.1:${port}`

/**
 * Serves the built site as static hosts do: with the headers of `_headers`, `/terms` from
 * `terms.html`, and 404.html for the unknown.
 */
export function startHost(): Promise<Server> {
  const headers = readHeaders()
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of [...(headers["/*"] ?? []), ...(headers[path] ?? [])]) {
      response.setHeader(name, value)
    }
  }
  const files = sirv("public", {
    etag: true,
    extensions: ["html"],
    setHeaders,
    onNoMatch: (_request, response) => {
      setHeaders(response, "/404.html")
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" })
      response.end(readFileSync("public/404.html"))
    },
  })
  const server = createServer((request, response) => files(request, response))
  return new Promise(resolve => server.listen(port, "127.0.0.1", () => resolve(server)))
}

/** Name and value of each header in `public/_headers`, by path. */
function readHeaders(): Record<string, [string, string][]> {
  const rules = readFileSync("public/_headers", "utf8").trim().split("\n\n")
  return Object.fromEntries(
    rules.map(rule => {
      const [path = "", ...lines] = rule.split("\n")
      return [
        path,
        lines.map(line => line.trim().split(/: (.*)/, 2) as [name: string, value: string]),
      ]
    }),
  )
}

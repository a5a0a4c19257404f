import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import sirv from "sirv"

const port = Number(process.env.PORT ?? 9310)

export const hostAddress = `http://127.0.0.1:${port}`

/** Serves the built site as static hosts do: `/terms` from `terms.html`, 404.html for the unknown. */
export function startHost(): Promise<Server> {
  const files = sirv("public", {
    etag: true,
    extensions: ["html"],
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" })
      response.end(readFileSync("public/404.html"))
    },
  })
  const server = createServer((request, response) => files(request, response))
  return new Promise(resolve => server.listen(port, "127.0.0.1", () => resolve(server)))
}

import { readdirSync, readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import sirv from "sirv"
import { assertBuilt, testSite } from "../test-sites"

const revalidate = "public, max-age=0, must-revalidate"

/**
 * Serves a built site as static hosts do: with the headers in `_headers`, `/terms` from `terms.html`, and 404.html for
 * unknown paths.
 */
export function startHost({ folder, prefix } = testSite): Promise<Server> {
  assertBuilt(folder)
  const headersFor = headerRules(folder)
  const files = sirv(folder, {
    etag: true,
    extensions: ["html"],
    onNoMatch: (_request, response) => {
      // Otherwise browsers would keep the 404 of a missing file for a year.
      response.setHeader("Cache-Control", revalidate)
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" })
      response.end(readFileSync(`${folder}/404.html`))
    },
  })
  const server = createServer((request, response) => {
    const { url = "" } = request
    const headers = headersFor(url.replace(/[?#].*/, ""))
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    request.url = url.replace(prefix, "")
    files(request, response)
  })
  return new Promise(resolve => server.listen(0, "127.0.0.1", () => resolve(server)))
}

export const addressOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** The paths of a built site's files but its pages. */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/^_|\.html$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))

/**
 * Returns the headers for a pathname as Netlify and Cloudflare Pages read them from `_headers`: `*` stands for any
 * characters, and the values that several rules give to one header are joined.
 */
export function headerRules(folder: string): (pathname: string) => Record<string, string> {
  const rules = readFileSync(`${folder}/_headers`, "utf8").trim().split("\n\n")
  const parsed = rules.map(rule => {
    const [path = "", ...lines] = rule.split("\n")
    const literals = path.split("*").map(part => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
    return { pattern: new RegExp(`^${literals.join(".*")}$`), lines }
  })
  return pathname => {
    const headers: Record<string, string> = {}
    const matching = parsed.filter(({ pattern }) => pattern.test(pathname))
    for (const line of matching.flatMap(({ lines }) => lines)) {
      const [name = "", value = ""] = line.trim().split(/: (.*)/, 2)
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
    }
    return { "Cache-Control": revalidate, ...headers }
  }
}

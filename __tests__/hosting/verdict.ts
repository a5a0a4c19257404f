import { readFileSync } from "node:fs"
import { publishedPublic } from "../test-site"
import { protection, visitorFiles } from "./promised"
import type { Reply } from "./send"

const every = ["cache-control", ...protection]

/**
 * Go's `net/http` itself answers malformed requests and `OPTIONS *`, before Caddy sees them. Such an answer has
 * neither our headers nor anything of the site.
 */
function isOfGo({ status, headers, body }: Reply): boolean {
  const bare = every.every(name => !headers[name])
  const refused = [400, 417, 431, 501, 505].includes(status) && body.length < 100
  return bare && (refused || body.length === 0)
}

const files = visitorFiles.map(file => readFileSync(`${publishedPublic}/${file}`, "latin1"))

/**
 * Judges the answer to a malformed request. HTTP/0.9 has neither status nor headers.
 * @returns `right`, one of the acceptable ways not to answer, or what is wrong with it
 */
export function verdictOn(server: string, reply: Reply | undefined): string {
  if (!reply) return "no answer"
  const { status, headers, body } = reply
  const text = body.toString("latin1")
  const known = text.length < 500 || files.some(file => file.includes(text))
  if (!known) return `${status} with a leak`
  if (Number.isNaN(status)) return "HTTP/0.9"
  if (server === "Caddy" && isOfGo(reply)) return "answered by Go"
  if (!(status >= 200 && status < 500)) return `status ${status}`
  const missing = every.filter(name => !headers[name])
  return missing.length > 0 ? `${status} without ${missing}` : "right"
}

import { existsSync, readFileSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { send } from "./messages"

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
}

/** What the browser may do on the editor's page: ask this server, and show photos of any host. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: https:",
  // Word processors mark what is bold with style attributes, which are read when it is pasted.
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ")

/**
 * Answers with a file of the editor's page; false for any other path.
 * @param folder where bundle.mjs has put them
 */
export function servePage(pathname: string, folder: string, response: ServerResponse): boolean {
  const [, name = "index.html"] = /^\/edit(?:\/([\w-][\w.-]*))?$/.exec(pathname) ?? [undefined, ""]
  const file = join(folder, name)
  const type = types[extname(name)]
  if (!type || !existsSync(file)) return false
  send(response, 200, type, readFileSync(file), {
    "cache-control": "no-cache",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
  })
  return true
}

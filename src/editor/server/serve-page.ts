import { createReadStream, existsSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join } from "node:path"

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
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
  if (!name || !existsSync(file)) return false
  response.writeHead(200, {
    "content-type": types[name.split(".").pop() ?? ""] ?? "application/octet-stream",
    "content-security-policy": policy,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  })
  createReadStream(file).pipe(response)
  return true
}

import { createReadStream, existsSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { resolve } from "node:path"

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
}

/** What the browser may do on the editor's page: ask this server, and show the hotels' photos. */
const policy = [
  "default-src 'self'",
  // The form compiles the description of its fields to a function.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ")

/** Answers with a file of the editor's page; false for any other path. */
export function servePage(pathname: string, response: ServerResponse): boolean {
  const file = fileOf(pathname)
  if (!file || !existsSync(file)) return false
  response.writeHead(200, {
    "content-type": types[file.split(".").pop() ?? ""] ?? "application/octet-stream",
    "content-security-policy": policy,
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  })
  createReadStream(file).pipe(response)
  return true
}

function fileOf(pathname: string): string | undefined {
  if (pathname === "/edit") return resolve("src/editor/page/index.html")
  const [, folder, name] = /^\/edit\/(?:(form)\/)?([\w-][\w.-]*)$/.exec(pathname) ?? []
  if (!name) return undefined
  return folder
    ? resolve(".editor/node_modules/decap-cms/dist", name)
    : resolve("src/editor/page", name)
}

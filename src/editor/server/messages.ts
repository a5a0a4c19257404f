import type { IncomingMessage, ServerResponse } from "node:http"
import { Refusal } from "../refusal"

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => Promise<void>

/**
 * Lets in only what a browser on this computer asks of this server by its own address. Another
 * site open in the same browser can reach the port too, under a name of its own or with a script.
 */
export function requireOwnAddress({ headers, socket }: IncomingMessage) {
  const own = ["127.0.0.1", "localhost", "[::1]"].map(name => `${name}:${socket.localPort}`)
  const { host = "", origin } = headers
  if (!own.includes(host)) {
    throw new Refusal(403, "The editor answers only at the address it was started with.")
  }
  const foreign = origin !== undefined && origin !== `http://${host}`
  if (foreign || headers["sec-fetch-site"] === "cross-site") {
    throw new Refusal(403, "Another site may not use the editor.")
  }
}

/** Far more than the longest file of the content, far less than what fills the memory. */
const longestBody = 1_000_000

export async function readQuestion(request: IncomingMessage): Promise<{ action?: unknown }> {
  const { "content-type": type = "" } = request.headers
  if (request.method !== "POST" || !/^application\/json\b/.test(type)) {
    throw new Refusal(422, "The editor's questions are posted as JSON.")
  }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    if (length > longestBody) throw new Refusal(413, "This is too long to be saved.")
    parts.push(part)
  }
  try {
    return Object(JSON.parse(Buffer.concat(parts).toString("utf8")))
  } catch {
    throw new Refusal(422, "The editor's question was not JSON.")
  }
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  })
  response.end(body)
}

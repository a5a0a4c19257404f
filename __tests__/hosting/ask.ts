import { type Agent, type IncomingHttpHeaders, request } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

/** Where a server listens. */
export type Place = { socketPath: string } | { host: string; port: number }

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The body as received. */
  sent: Buffer
  /** The body, decompressed. */
  body: Buffer
}

/**
 * Requests a path from a server, with only the given headers.
 * @param agent Reuses connections; without it each request has its own
 */
export function ask(
  place: Place,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  agent: Agent | false = false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...place, path, headers, method, agent }, async response => {
      try {
        const sent = Buffer.concat(await response.toArray())
        const encoding = response.headers["content-encoding"]
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          sent,
          body: sent.length > 0 ? decompressed(sent, encoding) : sent,
        })
      } catch (error) {
        reject(error)
      }
    })
    asked.on("error", reject)
    asked.end()
  })
}

function decompressed(sent: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(sent)
  if (encoding === "gzip") return gunzipSync(sent)
  return sent
}

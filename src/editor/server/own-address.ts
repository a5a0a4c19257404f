import type { IncomingMessage } from "node:http"
import { Refusal } from "./refusal"

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

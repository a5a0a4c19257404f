import { connect } from "node:net"
import { asText, type Malformed } from "./malformed"

/** The answer to a request that may be malformed. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Sends a request over HTTP/1.1 exactly as written. Undefined if the connection is closed without an answer. */
export function sendText(socketPath: string, request: Malformed): Promise<Reply | undefined> {
  return new Promise(resolve => {
    const received: Buffer[] = []
    const connection = connect(socketPath, () => connection.end(asText(request), "latin1"))
    connection.setTimeout(5_000, () => connection.destroy())
    connection.on("data", data => received.push(data))
    // A server may close the connection while the request is still being sent.
    connection.on("error", () => {})
    connection.on("close", () => resolve(parse(Buffer.concat(received))))
  })
}

function parse(received: Buffer): Reply | undefined {
  if (received.length === 0) return undefined
  const end = received.indexOf("\r\n\r\n")
  const bare = !received.subarray(0, 5).equals(Buffer.from("HTTP/"))
  if (bare) return { status: Number.NaN, headers: {}, body: received }
  const [first = "", ...lines] = received.subarray(0, end).toString("latin1").split("\r\n")
  const headers = lines.map(line => {
    const [name = "", value = ""] = line.split(/: ?(.*)/, 2)
    return [name.toLowerCase(), value]
  })
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]),
    headers: Object.fromEntries(headers),
    body: lines.some(line => /^transfer-encoding: chunked$/i.test(line))
      ? withoutChunks(received.subarray(end + 4))
      : received.subarray(end + 4),
  }
}

/** Decodes the chunked transfer coding (RFC 9112, 7.1). */
function withoutChunks(body: Buffer): Buffer {
  const end = body.indexOf("\r\n")
  const size = Number.parseInt(body.subarray(0, end).toString(), 16)
  if (!(size > 0)) return Buffer.alloc(0)
  const rest = end + 2 + size
  return Buffer.concat([body.subarray(end + 2, rest), withoutChunks(body.subarray(rest + 2))])
}

import { type ClientHttp2Session, connect } from "node:http2"
import { connect as connectSocket } from "node:net"
import type { Malformed } from "./malformed"
import type { Reply } from "./send"

/** Sends requests over HTTP/2 without TLS, 100 on each connection, 10 at a time. */
export async function sendHttp2(socketPath: string, requests: Malformed[]) {
  const replies: (Reply | undefined)[] = []
  const createConnection = () => connectSocket(socketPath)
  for (let sent = 0; sent < requests.length; sent += 100) {
    const session = connect("http://localhost", { createConnection })
    for (let start = sent; start < sent + 100; start += 10) {
      const some = requests.slice(start, start + 10)
      replies.push(...(await Promise.all(some.map(request => send(session, request)))))
    }
    session.close()
  }
  return replies
}

function send(session: ClientHttp2Session, { method, path, headers }: Malformed) {
  const others = headers.filter(([name]) => name !== "Host")
  return new Promise<Reply | undefined>(resolve => {
    const stream = session.request({
      ":method": method,
      ":path": path,
      ...Object.fromEntries(others.map(([name, value]) => [name.toLowerCase(), value])),
    })
    const reply: Reply = { status: 0, headers: {}, body: Buffer.alloc(0) }
    stream.on("response", ({ ":status": status, ...headers }) => {
      reply.status = Number(status)
      reply.headers = headers as Record<string, string>
    })
    stream.on("data", data => {
      reply.body = Buffer.concat([reply.body, data])
    })
    stream.on("close", () => resolve(reply))
    // The server may reset a stream, for example if the length does not match the body.
    stream.on("error", () => resolve(undefined))
    stream.end()
  })
}

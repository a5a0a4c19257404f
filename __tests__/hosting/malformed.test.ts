/** @jest-environment node */
import { connect } from "node:net"
import { join } from "node:path"
import { describeServers } from "./each-server"
import { malformedRequests } from "./malformed"
import { type Reply, sendText } from "./send"
import { sendHttp2 } from "./send-http2"
import { verdictOn } from "./verdict"
import { siteOf } from "./web-server"

const count = Number(process.env.MALFORMED_REQUESTS ?? 500)

describeServers(({ server, folder }) => {
  const socket = join(folder, "socket")
  const http2Socket = server.id === "nginx" ? join(folder, "http2") : socket

  function expectNothingWrong(replies: (Reply | undefined)[]) {
    const counts: Record<string, number> = {}
    for (const reply of replies) {
      const verdict = verdictOn(server.name, reply)
      counts[verdict] = (counts[verdict] ?? 0) + 1
    }
    const { right, "no answer": none, "HTTP/0.9": bare, "answered by Go": go, ...wrong } = counts
    expect(wrong).toEqual({})
    expect(right).toBeGreaterThan(count / 3)
    if (process.env.MALFORMED_REQUESTS) console.log(server.name, { right, none, bare, go })
  }

  test("malformed requests get only files of the site, never a 5xx, and always all headers", async () => {
    const waiting = malformedRequests(count)
    const replies: (Reply | undefined)[] = []
    const sendThem = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        replies.push(await sendText(socket, next))
      }
    }
    await Promise.all(Array.from({ length: 8 }, sendThem))
    expectNothingWrong(replies)
  }, 300_000)

  test("so do malformed requests over HTTP/2", async () => {
    expectNothingWrong(await sendHttp2(http2Socket, malformedRequests(count, true)))
  }, 300_000)

  /** How long the server keeps a connection on which nothing but `start` arrives, ms. */
  function held(start: string): Promise<number> {
    const began = Date.now()
    const connection = connect(socket, () => connection.write(start))
    connection.resume().on("error", () => {})
    return new Promise(done => connection.on("close", () => done(Date.now() - began)))
  }

  test("a client that never finishes its request is disconnected, whatever it requests", async () => {
    const questions = [
      "GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: slow",
      "GET /terms",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nThe first words",
    ]
    const times = await Promise.all(questions.map(held))
    for (const time of times) expect(time).toBeLessThan(15_000)
  }, 20_000)
}, siteOf)

/** @jest-environment node */
import { join } from "node:path"
import { describeServers } from "./each-server"
import { malformedRequests } from "./malformed"
import { type Reply, sendText } from "./send"
import { sendHttp2 } from "./send-http2"
import { judge } from "./verdict"
import { RunningServer, siteOf } from "./web-server"

const count = Number(process.env.MALFORMED_REQUESTS ?? 500)

describeServers((server, files) => {
  const running = new RunningServer(server, files, siteOf(server))
  const socket = join(running.folder, "socket")
  const http2Socket = server.id === "nginx" ? join(running.folder, "http2") : socket
  const verdictOn = judge()

  beforeAll(() => running.answers(), 30_000)

  afterAll(() => running.stop())

  function verdicts(replies: (Reply | undefined)[]) {
    const counts: Record<string, number> = {}
    for (const reply of replies) {
      const verdict = verdictOn(server.name, reply)
      counts[verdict] = (counts[verdict] ?? 0) + 1
    }
    return counts
  }

  function expectNothingWrong(counts: Record<string, number>) {
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
    expectNothingWrong(verdicts(replies))
  }, 300_000)

  test("so do malformed requests over HTTP/2", async () => {
    const replies = await sendHttp2(http2Socket, malformedRequests(count, true))
    expectNothingWrong(verdicts(replies))
  }, 300_000)
})

/** @jest-environment node */
import { connect } from "node:net"
import { join } from "node:path"
import { describeServers } from "./each-server"
import { RunningServer, siteOf } from "./web-server"

describeServers((server, files) => {
  const running = new RunningServer(server, files, siteOf(server))

  beforeAll(() => running.answers(), 30_000)

  afterAll(() => running.stop())

  /** How long the server keeps a connection on which nothing but `start` arrives, ms. */
  function held(start: string): Promise<number> {
    const began = Date.now()
    const connection = connect(join(running.folder, "socket"), () => connection.write(start))
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
})

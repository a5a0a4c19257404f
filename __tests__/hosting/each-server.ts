import { Builds } from "./builds"
import { caddy } from "./caddy"
import { nginx } from "./nginx"
import { curl, obtain } from "./programs"
import { Publisher } from "./publisher"
import { RunningServer, type WebServer } from "./web-server"

/**
 * Describes the tests for each server, if the server and the programs that the tests need can be had.
 * @param site What the server starts with; nothing by default
 */
export function describeServers(
  tests: (running: RunningServer) => void,
  site?: (server: WebServer) => string,
): void {
  for (const server of [nginx, caddy]) {
    const files = obtain(server)
    const missing = [files, obtain(curl)].find(found => typeof found === "string")
    if (missing || typeof files === "string") {
      describe.skip(`${server.name}: skipped, because ${missing}`, () => {
        test("cannot be tested", () => {})
      })
    } else {
      describe(server.name, () => {
        const running = new RunningServer(server, files, site?.(server))
        beforeAll(() => running.answers(), 30_000)
        afterAll(() => running.stop())
        tests(running)
      })
    }
  }
}

/** Describes the tests for each server, on which the first build is published before them. */
export function describePublications(
  tests: (publisher: Publisher, builds: Builds) => void,
  site?: (server: WebServer) => string,
): void {
  const builds = new Builds()
  beforeAll(() => builds.make(), 30_000)
  afterAll(() => builds.remove())
  describeServers(running => {
    const publisher = new Publisher(running)
    beforeAll(async () => {
      expect(await publisher.publish(builds.first)).toMatchObject({ ended: 0 })
    }, 30_000)
    tests(publisher, builds)
  }, site)
}

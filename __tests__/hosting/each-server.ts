import { caddy } from "./caddy"
import { curl } from "./curl"
import { nginx } from "./nginx"
import { obtain } from "./programs"
import type { Files, WebServer } from "./web-server"

/** Describes the tests for each server, if the server and the programs that the tests need can be had. */
export function describeServers(tests: (server: WebServer, files: Files) => void): void {
  for (const server of [nginx, caddy]) {
    const files = obtain(server)
    const missing = [files, obtain(curl)].find(found => typeof found === "string")
    if (missing || typeof files === "string") {
      describe.skip(`${server.name}: skipped, because ${missing}`, () => {
        test("cannot be tested", () => {})
      })
    } else {
      describe(server.name, () => tests(server, files))
    }
  }
}

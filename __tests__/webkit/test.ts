import { createServer } from "node:http"
import { test as base, expect } from "@playwright/test"
import { addressOf, startHost } from "../browser/host"
import { missing, WebKit } from "./driver"

export { expect }

/** A page that shows another one in a frame with scripts off. */
const frame = (path: string) =>
  `<!doctype html><title>Framed</title><iframe sandbox="allow-same-origin" src="${path}" style="position:fixed;inset:0;width:100%;height:100%"></iframe>`

interface Site {
  address: string
  /** Resolved when scripts may arrive. */
  scripts: Promise<void>
}

/** A host that also has /blank, and each page in a frame below /framed/. */
async function startSite() {
  const host = await startHost()
  const site: Site = { address: "", scripts: Promise.resolve() }
  const server = createServer(async (request, response) => {
    const url = String(request.url)
    const own = url === "/blank" ? " " : url.startsWith("/framed") && frame(url.slice(7))
    if (own) {
      response.setHeader("Content-Type", "text/html")
      // As all pages of the site: with another policy, the driver would lose the window.
      response.setHeader("Cross-Origin-Opener-Policy", "same-origin")
      return response.end(own)
    }
    if (url.endsWith(".js")) await site.scripts
    if (request.headers["sec-fetch-dest"] === "iframe") {
      // The policy forbids frames.
      const set = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        name.startsWith("Content-Security-Policy") ? response : set(name, value)
    }
    host.emit("request", request, response)
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  site.address = addressOf(server)
  const stop = () => {
    for (const each of [server, host]) each.close()
    server.closeAllConnections()
  }
  return { site, stop }
}

export const test = base.extend<{ site: Site }, { webkit: WebKit }>({
  // At an address of its own, so that nothing is in the browser's cache.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  site: async ({}, use) => {
    const { site, stop } = await startSite()
    await use(site)
    stop()
  },
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      if (missing.length > 0)
        throw new Error(`${missing} are missing: install Debian's webkit2gtk-driver and xvfb`)
      const webkit = await WebKit.start()
      await use(webkit)
      await webkit.close()
    },
    { scope: "worker", timeout: 150_000 },
  ],
})

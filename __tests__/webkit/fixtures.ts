import { test as base } from "@playwright/test"
import { addressOf, startHost } from "../browser/static-host"
import { missingPrograms, WebKit } from "./driver"

interface Site {
  /** Delays scripts until it resolves. */
  scripts: Promise<void>
  /** Opens a page in a window of this width. */
  open(path: string, width?: number): Promise<void>
  /** Opens a page and waits until it is hydrated. */
  visit(path: string, width?: number): Promise<void>
}

export const test = base.extend<{ site: Site }, { webkit: WebKit }>({
  // Each test has a server on another port, so that nothing is in the browser's cache.
  site: async ({ webkit }, use) => {
    const host = await startHost()
    const [handler] = host.listeners("request")
    host.removeAllListeners("request").on("request", async (request, response) => {
      if (request.url?.endsWith(".js")) await site.scripts
      handler?.call(host, request, response)
    })
    const site: Site = {
      scripts: Promise.resolve(),
      async open(path, width = 1280) {
        await webkit.resize(width, 800)
        await webkit.open(addressOf(host) + path)
        await webkit.until(
          address => location.origin === address && document.querySelector("footer"),
          addressOf(host),
        )
      },
      async visit(path, width) {
        await site.open(path, width)
        await webkit.until(() => document.documentElement.dataset.scripts === "ready")
      },
    }
    await use(site)
    host.close()
    host.closeAllConnections()
  },
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      if (missingPrograms.length > 0)
        throw new Error(`Missing: ${missingPrograms}. Install Debian's webkit2gtk-driver and xvfb.`)
      const webkit = await WebKit.start()
      await use(webkit)
      await webkit.close()
    },
    { scope: "worker", timeout: 150_000 },
  ],
})

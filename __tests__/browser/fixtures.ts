import { test as base, expect } from "@playwright/test"
import { photoHosts as hostsOf } from "../../src/photos/hosts"
import hotels from "../content/hotels.json"
import { unknownPath } from "../specification"
import { testSite } from "../test-sites"
import { type SitePage, sitePage } from "./page-helpers"
import { addressOf, startHost } from "./static-host"

export { expect }

/** Options for tests of smooth scrolling, which reduced motion turns off. */
export const smoothScrolling = { contextOptions: { reducedMotion: "no-preference" } } as const

export const testPhotoHosts = hostsOf(hotels.map(({ image }) => image))

/** The photo hosts' mock response, large enough for any of the `sizes`. */
export const picture = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="teal"/></svg>',
}

interface TestFixtures {
  page: SitePage
  /** Matches the console messages that a test provokes; any others fail it. */
  expectedMessages: RegExp | null
  watch: undefined
}

type WorkerFixtures = { site: typeof testSite; host: string }

/**
 * The message or error after a test aborts a request or, in Firefox, leaves a page while a font is loading
 * (NS_BINDING_ABORTED).
 */
const abortedRequest = /net::ERR_FAILED|status=2152398850/

/**
 * Mocks the photos' hosts and fails a test on a console warning or error, a violation of the security policy, a request
 * to an unknown host, or a cookie.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [testSite, { option: true, scope: "worker" }],
  host: [
    async ({ site }, use) => {
      const host = await startHost(site)
      await use(addressOf(host))
      host.close()
    },
    { scope: "worker" },
  ],
  baseURL: ({ host }, use) => use(host),
  page: ({ page }, use) => use(sitePage(page)),
  expectedMessages: [null, { option: true }],
  watch: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = []
      const unknownHosts: string[] = []
      context.on("console", message => {
        // The browser logs the status of an unknown path.
        if (message.location().url.includes(unknownPath) && message.text().includes("404")) return
        if (["warning", "error"].includes(message.type())) messages.push(message.text())
      })
      context.on("weberror", error => messages.push(String(error.error())))
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", violation => {
          console.error(`policy: ${violation.effectiveDirective} ${violation.blockedURI}`)
        })
      })
      // All hosts but the site's. A function would be slower, because it would be called for each of the site's files.
      await context.route(/^(?!http:\/\/127\.0\.0\.1:)/, async route => {
        const url = route.request().url()
        if (testPhotoHosts.includes(new URL(url).host)) return route.fulfill(picture)
        unknownHosts.push(url)
        return route.abort()
      })

      await use(undefined)

      expect(unknownHosts, "requests to unknown hosts").toEqual([])
      expect(await context.cookies(), "cookies").toEqual([])
      const unexpected = messages.filter(
        text => !abortedRequest.test(text) && !expectedMessages?.test(text),
      )
      expect(unexpected, "console warnings and errors").toEqual([])
    },
    { auto: true },
  ],
})

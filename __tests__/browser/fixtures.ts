import { test as base, expect } from "@playwright/test"
import { photoHosts as hostsOf } from "../../src/content/photo-hosts"
import hotels from "../content/hotels.json"
import { testPublic } from "../test-site"
import { fullChromium } from "./chromium"
import { addressOf, startHost } from "./host"

export { expect }

/** For tests of scrolling, as visitors see it. */
export const smoothScrolling = {
  whole: true,
  contextOptions: { reducedMotion: "no-preference" },
} as const

/** A path that the site does not have. */
export const unknownPath = "/no-such-page"

/** The hosts of the photos in the tests' content; no other host may be requested. */
export const testPhotoHosts = hostsOf(hotels.map(({ image }) => image))

/** A picture for the tests to answer with in place of photo hosts, large enough for any of the `sizes`. */
const picture = {
  contentType: "image/svg+xml",
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="teal"/></svg>',
}

interface EachTest {
  /**
   * Console messages that a test provokes: those that match are ignored. No list, since Playwright takes one whose
   * second item is an object for a value with its options.
   */
  expectedMessages: RegExp | null
  /** Hosts for which the tests answer with a picture; no other may be requested. */
  photoHosts: string[]
  watch: undefined
}

interface EachWorker {
  /** The built site, and the path that it is published under. */
  site: { folder: string; prefix: string }
  /** URL of a host of it. */
  host: string
  /** Whether a test needs all of Chromium: its shell scrolls, prints and draws letters otherwise. */
  whole: boolean
}

/**
 * Every test answers in place of the photo hosts, and fails on a console warning or error, on a violation of
 * the policy (enforced or report-only), on a request to any other host, and on a cookie.
 */
export const test = base.extend<EachTest, EachWorker>({
  site: [
    { folder: testPublic, prefix: "" },
    { option: true, scope: "worker" },
  ],
  host: [
    async ({ site }, use) => {
      const host = await startHost(site.folder, site.prefix)
      await use(addressOf(host))
      host.close()
    },
    { scope: "worker" },
  ],
  whole: [false, { option: true, scope: "worker" }],
  launchOptions: [
    ({ whole, browserName, launchOptions }, use) =>
      use(whole && browserName === "chromium" ? fullChromium : launchOptions),
    { scope: "worker" },
  ],
  baseURL: ({ host }, use) => use(host),
  expectedMessages: [null, { option: true }],
  photoHosts: [testPhotoHosts, { option: true }],
  watch: [
    async ({ context, baseURL, expectedMessages, photoHosts }, use) => {
      const own = new URL(String(baseURL)).hostname
      const messages: string[] = []
      const strangers: string[] = []
      context.on("console", message => {
        // The browser itself says of an unknown path that there is nothing.
        if (message.location().url.includes(unknownPath) && message.text().includes("404")) return
        // So it says of what a test itself has aborted, or this one below.
        if (message.text().includes("net::ERR_FAILED")) return
        // And Firefox of a typeface whose page was left (NS_BINDING_ABORTED).
        if (message.text().includes("status=2152398850")) return
        if (["warning", "error"].includes(message.type())) messages.push(message.text())
      })
      context.on("weberror", error => messages.push(String(error.error())))
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", violation => {
          const { disposition, effectiveDirective, blockedURI } = violation
          console.error(`policy (${disposition}): ${effectiveDirective} ${blockedURI}`)
        })
      })
      await context.route(
        url => url.hostname !== own,
        async route => {
          const url = route.request().url()
          if (photoHosts.includes(new URL(url).host)) return route.fulfill(picture)
          strangers.push(url)
          return route.abort()
        },
      )

      await use(undefined)

      expect(strangers, "requests to other hosts than photo hosts").toEqual([])
      expect(await context.cookies(), "cookies").toEqual([])
      const unexpected = messages.filter(text => !expectedMessages?.test(text))
      expect(unexpected, "console warnings and errors").toEqual([])
    },
    { auto: true },
  ],
})

import type { Reporter } from "gatsby"
import { checkSiteUrl, pathPrefixOf, siteUrlFrom } from "../../../src/head/site-url"

test.each([
  [undefined, "https://www.example.com", ""],
  ["https://www.example.com/", "https://www.example.com", ""],
  ["https://WWW.example.com", "https://www.example.com", ""],
  ["https://example.github.io/hotels/", "https://example.github.io/hotels", "/hotels"],
])("with SITE_URL %s, the site is at %s and its path prefix is '%s'", (value, address, prefix) => {
  expect(siteUrlFrom(value)).toBe(address)
  expect(pathPrefixOf(address)).toBe(prefix)
})

test.each(["www.example.com", "http://www.example.com", "https://www.example.com?from=mail"])(
  "the SITE_URL '%s' is rejected",
  setting => {
    expect(siteUrlFrom(setting)).toBeUndefined()
  },
)

test.each<[object, "panic" | "warn" | undefined]>([
  [{}, "warn"],
  [{ CI: "true" }, "panic"],
  [{ CF_PAGES: "1" }, "panic"],
  [{ SITE_URL: "www.example.com" }, "panic"],
  [{ CI: "true", gatsby_executing_command: "develop" }, undefined],
  [{ SITE_URL: "https://www.example.com", CI: "true" }, undefined],
])("with the environment %j, the reporter's call is %s", (env, expected) => {
  const calls: string[] = []
  const reporter = { panic: () => calls.push("panic"), warn: () => calls.push("warn") }
  checkSiteUrl(reporter as unknown as Reporter, env as NodeJS.ProcessEnv)
  expect(calls).toEqual(expected ? [expected] : [])
})

import { pathPrefixOf, siteUrlFrom } from "../../../src/publishing/site-url"

test.each([
  [undefined, "https://www.marquisade.example", ""],
  ["https://www.example.com/", "https://www.example.com", ""],
  ["https://WWW.example.com", "https://www.example.com", ""],
  ["https://example.com:8443", "https://example.com:8443", ""],
  ["https://example.github.io/hotels/", "https://example.github.io/hotels", "/hotels"],
  ["https://example.com/a/b", "https://example.com/a/b", "/a/b"],
])("with SITE_URL %s the site is at %s and its path prefix is '%s'", (setting, address, prefix) => {
  expect(siteUrlFrom(setting)).toBe(address)
  expect(pathPrefixOf(address)).toBe(prefix)
})

test.each([
  "",
  "www.example.com",
  "http://www.example.com",
  "https://",
  "https://www.example.com?from=mail",
  "https://www.example.com/#top",
  "https://name:word@www.example.com",
])("rejects the SITE_URL '%s'", setting => {
  expect(siteUrlFrom(setting)).toBeUndefined()
})

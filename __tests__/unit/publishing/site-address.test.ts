import { pathPrefixOf, siteAddress } from "../../../src/publishing/site-address"

test.each([
  ["https://www.example.com", "https://www.example.com"],
  ["https://www.example.com/", "https://www.example.com"],
  ["https://WWW.example.com", "https://www.example.com"],
  ["https://example.com:8443", "https://example.com:8443"],
  ["https://example.github.io/hotels/", "https://example.github.io/hotels"],
])("the site can be published at %s", (setting, address) => {
  expect(siteAddress(setting)).toBe(address)
})

test("without a setting the address is the example's", () => {
  expect(siteAddress(undefined)).toBe("https://www.marquisade.example")
})

test.each([
  "",
  "www.example.com",
  "http://www.example.com",
  "https://",
  "https://www.example.com?from=mail",
  "https://www.example.com/#top",
  "https://name:word@www.example.com",
])("the site cannot be published at '%s'", setting => {
  expect(siteAddress(setting)).toBeUndefined()
})

test.each([
  ["https://www.example.com", ""],
  ["https://example.github.io/hotels", "/hotels"],
  ["https://example.com/a/b", "/a/b"],
])("the pages of a site at %s are under '%s'", (address, prefix) => {
  expect(pathPrefixOf(address)).toBe(prefix)
})

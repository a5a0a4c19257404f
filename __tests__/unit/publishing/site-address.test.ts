import { pathPrefixOf, siteAddress } from "../../../src/publishing/site-address"

test.each([
  [undefined, "https://www.marquisade.example", ""],
  ["https://www.example.com", "https://www.example.com", ""],
  ["https://www.example.com/", "https://www.example.com", ""],
  ["https://WWW.example.com", "https://www.example.com", ""],
  ["https://example.com:8443", "https://example.com:8443", ""],
  ["https://example.github.io/hotels/", "https://example.github.io/hotels", "/hotels"],
  ["https://example.com/a/b", "https://example.com/a/b", "/a/b"],
])(
  "with the setting %s the site is published at %s, its pages under '%s'",
  (setting, address, prefix) => {
    expect(siteAddress(setting)).toBe(address)
    expect(pathPrefixOf(address)).toBe(prefix)
  },
)

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

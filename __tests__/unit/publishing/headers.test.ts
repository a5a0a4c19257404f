/** @jest-environment node */
import { commonHeaders, headersFile } from "../../../src/publishing/headers"

const files = Array.from({ length: 100 }, (_, index) => `/chunk-${index}.js`)

test("as many rules as Cloudflare Pages follows are written, a blank line between them", () => {
  const written = headersFile(commonHeaders("default-src 'none'"), files.slice(1))
  expect(written.split("\n\n")).toHaveLength(100)
  // Cloudflare Pages would send a header of two rules for one path as one.
  expect(written.match(/Cache-Control/g)).toHaveLength(99)
  expect(written).toContain("/*\n  Content-Security-Policy: default-src 'none'\n")
})

test("more rules, or a longer line, than it reads stop the build", () => {
  expect(() => headersFile(commonHeaders(""), files)).toThrow("101 rules")
  expect(() => headersFile(commonHeaders("x".repeat(2000)), [])).toThrow(
    "a line of 2027 characters",
  )
})

/** @jest-environment node */
import { commonHeaders, headersFile } from "../../../src/publishing/headers"

const files = Array.from({ length: 100 }, (_, index) => `/chunk-${index}.js`)

test("writes the 100 rules that Cloudflare Pages reads, separated by blank lines", () => {
  const written = headersFile(commonHeaders("default-src 'none'"), files.slice(1))
  expect(written.split("\n\n")).toHaveLength(100)
  // Cloudflare Pages joins the values of a header that two rules set for one path.
  expect(written.match(/Cache-Control/g)).toHaveLength(99)
  expect(written).toContain("/*\n  Content-Security-Policy: default-src 'none'\n")
})

test("more rules or longer lines than Cloudflare Pages reads stop the build", () => {
  expect(() => headersFile(commonHeaders(""), files)).toThrow("101 rules")
  expect(() => headersFile(commonHeaders("x".repeat(2000)), [])).toThrow(
    "a line of 2027 characters",
  )
})

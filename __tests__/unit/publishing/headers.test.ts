/** @jest-environment node */
import { commonHeaders, headersFile, sameOrigin } from "../../../src/publishing/headers"

type Rules = Parameters<typeof headersFile>[0]

const common = (policy: string) => ["/*", commonHeaders(policy)] as [string, object]
const rules = Array.from({ length: 100 }, (_, at) => [`/chunk-${at}.js`, sameOrigin])

test("100 rules, the most that Cloudflare Pages reads, fit into the headers file", () => {
  const file = headersFile([common("default-src 'none'"), ...rules.slice(1)] as Rules)
  expect(file.split("\n\n")).toHaveLength(100)
  // Cloudflare Pages joins the values of a header that two rules set for one path.
  expect(file.match(/Cross-Origin-Resource-Policy/g)).toHaveLength(99)
  expect(file).toContain("/*\n  Content-Security-Policy: default-src 'none'\n")
})

test("more rules or longer lines than Cloudflare Pages reads stop the build", () => {
  expect(() => headersFile([common(""), ...rules] as Rules)).toThrow("101 rules")
  expect(() => headersFile([common("x".repeat(2000))] as Rules)).toThrow(
    "a line of 2027 characters",
  )
})

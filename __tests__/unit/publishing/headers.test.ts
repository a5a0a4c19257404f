/** @jest-environment node */
import { headersFile } from "../../../src/publishing/headers"

test("writes rules as hosts read them, separated by blank lines", () => {
  const cached = { "Cache-Control": "immutable" }
  const written = headersFile([
    ["/*", { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" }],
    ["/app.js", cached],
  ])
  expect(written).toBe(
    "/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n\n/app.js\n  Cache-Control: immutable\n",
  )
})

test("a longer line than Cloudflare Pages reads stops the build", () => {
  const policy = { "Content-Security-Policy": "x".repeat(2000) }
  expect(() => headersFile([["/*", policy]])).toThrow("a line of 2027 characters")
})

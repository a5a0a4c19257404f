/** @jest-environment node */
import { readFileSync } from "node:fs"
import { fillHeaders } from "../../../src/publishing/headers"

jest.mock("node:fs")

const headers = (template: string, values: Record<string, string | string[]>) => {
  jest.mocked(readFileSync).mockReturnValue(template)
  return fillHeaders("_headers", values)
}

test("the headers' template is filled in, a rule is repeated for a list, and comments go", () => {
  const template = "# For hosts\n/*\n  A: {a} b\n\n# Pages\n{prefix}{page}\n  C: d\n"
  expect(headers(template, { a: "a", prefix: "/x", page: ["/page-0", "/page-1"] })).toBe(
    "/*\n  A: a b\n\n/x/page-0\n  C: d\n\n/x/page-1\n  C: d\n",
  )
})

test.each([
  ["a value that is missing", {}, "there is no value for {hosts}"],
  ["a line that is too long for Cloudflare", { hosts: "x".repeat(2000) }, "of 2005 characters"],
])("%s stops the build", (_fault, values, message) => {
  expect(() => headers("/*\n  A: {hosts}", values)).toThrow(message)
})

/** @jest-environment node */
import { fillHeaders } from "../../../src/build/headers"

test("the headers' template is filled in, and comments go", () => {
  const template = "# For hosts\n/*\n  A: {a} b\n\n# Scripts\n{prefix}/*.js\n  C: d\n"
  const filled = "/*\n  A: $& b\n\n/x/*.js\n  C: d\n"
  expect(fillHeaders(template, { a: "$&", prefix: "/x" })).toBe(filled)
})

test.each([
  ["a value that is missing", {}, "no value for {hosts}"],
  ["a line that is too long for Cloudflare", { hosts: "x".repeat(2000) }, "of 2005 characters"],
])("%s stops the build", (_fault, values, message) => {
  expect(() => fillHeaders("/*\n  A: {hosts}", values)).toThrow(message)
})

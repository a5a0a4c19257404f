/** @jest-environment node */
import { finishPage } from "../../../src/publishing/finish-page"
import { fillHeaders } from "../../../src/publishing/headers"
import { inFolder, write } from "../helpers/temporary-folder"

const place = '<script data-sources=""></script>'
const urls = ["/framework.js", "/app.js", "/page.js"]

test.each([
  ["no BootScript", "one BootScript is needed", "<body></body>", urls],
  ["two BootScripts", "one BootScript is needed", `<body>${place}${place}</body>`, urls],
  ["no scripts", "webpack made no script", `<body>${place}</body>`, []],
])("a page with %s stops the build", (_count, message, html, urls) => {
  expect(() => finishPage(html, { pathname: "/", urls, boot: "" })).toThrow(message)
})

const headers = (template: string, values: object) => {
  write({ _headers: template })
  return fillHeaders(inFolder("_headers"), values as Record<string, string>)
}
const pages = (count: number) => Array.from({ length: count }, (_, at) => `/page-${at}`)

test("the headers' template is filled in, a rule is repeated for a list, and comments go", () => {
  const template = "# For hosts\n/*\n  A: {a} b\n\n# Pages\n{prefix}{page}\n  C: d\n"
  expect(headers(template, { a: "a", prefix: "/x", page: pages(2) })).toBe(
    "/*\n  A: a b\n\n/x/page-0\n  C: d\n\n/x/page-1\n  C: d\n",
  )
})

test.each([
  ["a value that is missing", "/*\n  A: {hosts}\n", {}, "there is no value for {hosts}"],
  ["more rules than Cloudflare Pages reads", "{page}\n  A: b", { page: pages(101) }, "101 rules"],
  [
    "a line that is too long for it",
    "/*\n  A: {hosts}",
    { hosts: "x".repeat(2000) },
    "a line of 2005 characters",
  ],
])("%s stops the build", (_fault, template, values, message) => {
  expect(() => headers(template, values)).toThrow(message)
})

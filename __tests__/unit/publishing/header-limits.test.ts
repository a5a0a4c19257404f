/** @jest-environment node */
import { headerProblems } from "../../../src/publishing/header-limits"
import { headerRules } from "../../../src/publishing/headers"
import { securityPolicy } from "../../../src/publishing/security-policy"

const page = "<script>one()</script><style>a{}</style>"

function hosts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `photos-${index}.of-some-library.example`)
}

function rules(photoHosts: string[], hashedFiles: string[]) {
  return headerRules(securityPolicy([page], photoHosts), hashedFiles)
}

test("the headers of a site like this are within the hosts' limits", () => {
  expect(headerProblems(rules(hosts(8), ["/app-1.js", "/styles.1.css"]), hosts(8))).toEqual([])
})

test("photos from too many hosts are reported with what an editor can do", () => {
  const [problem, ...others] = headerProblems(rules(hosts(60), []), hosts(60))
  expect(others).toEqual([])
  expect(problem).toMatch(
    /^The header Content-Security-Policy has become too long: [2-9]\d{3} characters.*no more than 2000\./,
  )
  expect(problem).toMatch(/there are 60: photos-0\.of-some-library\.example, /)
  expect(problem).toMatch(/Take photos from fewer hosts: .*content\/hotels\.json\.$/)
})

test("more files than a host allows rules for are reported", () => {
  const files = Array.from({ length: 100 }, (_, index) => `/chunk-${index}.js`)
  expect(headerProblems(rules([], files.slice(1)), [])).toEqual([])
  expect(headerProblems(rules([], files), [])).toEqual([
    expect.stringMatching(/101 rules, and Cloudflare Pages follows no more than 100/),
  ])
})

test.each([
  ["/*", "/terms"],
  ["/terms", "/*"],
  ["/static/*", "/static/a/*"],
  ["/terms", "/terms"],
])("one header from two rules, for %s and %s, is reported", (one, other) => {
  const twice = [one, other].map(path => ({ path, headers: { "Cache-Control": path } }))
  expect(headerProblems(twice, [])).toEqual([expect.stringContaining("sets Cache-Control twice")])
})

test("a header for unrelated paths is no problem", () => {
  const apart = ["/terms", "/static/*", "/stat"].map(path => ({
    path,
    headers: { "Cache-Control": path },
  }))
  expect(headerProblems(apart, [])).toEqual([])
})

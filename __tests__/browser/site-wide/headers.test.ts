import { paths } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, test, testPhotoHosts } from "../fixtures"
import { filesOf } from "../static-host"

const all = () => [...paths, ...filesOf(testSite.folder)]

test("every response allows only the site's own files and photo hosts", async ({ request }) => {
  for (const path of all()) {
    const headers = (await request.get(path)).headers()
    const policy = String(headers["content-security-policy"])
    const hashes = / 'sha256-[A-Za-z0-9+/]{43}='/g
    expect(policy.replace(hashes, "").split("; "), path).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-hashes'",
      ["img-src 'self'", ...testPhotoHosts.map(host => `https://${host}`)].join(" "),
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
    expect(policy.match(hashes)?.length).toBeGreaterThan(3)
    expect(headers, path).toMatchObject({
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "permissions-policy": expect.stringMatching(
        /^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))(?!.*[*"])/,
      ),
      "cross-origin-opener-policy": "same-origin",
    })
  }
})

test("only files with a hash in their name are cached for a year, and other sites may embed only icons and the share picture", async ({
  request,
}) => {
  const hashed = /[-.][0-9a-f]{16,20}\.\w+$/
  const embeddable = /^\/(apple-touch-icon\.png|favicon\.ico|icon\.svg|share\.png)$/
  // Nothing on these can be read by a page.
  const unprotected = /^\/(print\.css|.*\.txt|sitemap\.xml|no-such-page)$/
  for (const path of all()) {
    const headers = (await request.get(path)).headers()
    const year = "public, max-age=31536000, immutable"
    const cache = hashed.test(path) ? year : "public, max-age=0, must-revalidate"
    expect([path, headers["cache-control"]]).toEqual([path, cache])
    const resource = embeddable.test(path) ? "cross-origin" : "same-origin"
    const policy = headers["cross-origin-resource-policy"]
    expect([path, policy]).toEqual([path, unprotected.test(path) ? undefined : resource])
  }
  expect(all().filter(path => hashed.test(path)).length).toBeGreaterThan(6)
})

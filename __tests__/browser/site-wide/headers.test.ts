import { paths } from "../../specification"
import { testSite } from "../../test-sites"
import { expect, test, testPhotoHosts } from "../fixtures"
import { filesOf } from "../static-host"

test("a policy allows only the site and photos; hashed files are kept", async ({ request }) => {
  const all = [...paths, ...filesOf(testSite.folder)]
  const hashed = /[-.][0-9a-f]{16,20}\.\w+$/
  for (const path of all) {
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
    expect(policy.match(hashes)?.length, path).toBeGreaterThan(3)
    const year = "public, max-age=31536000, immutable"
    expect(headers, path).toMatchObject({
      "cache-control": hashed.test(path) ? year : "public, max-age=0, must-revalidate",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "permissions-policy": expect.stringMatching(/^(?=.*camera=\(\))(?!.*[*"])/),
      "cross-origin-opener-policy": "same-origin",
    })
  }
  expect(all.filter(path => hashed.test(path)).length).toBeGreaterThan(6)
})

import { expect, test, testPhotoHosts } from "../fixtures"

test("the headers allow only the site's own files and photo hosts", async ({ request }) => {
  const headers = (await request.get("/privacy")).headers()
  const policy = String(headers["content-security-policy"])
  const hashes = / 'sha256-[A-Za-z0-9+/]{43}='/g
  expect(policy.replace(hashes, "").split("; ")).toEqual([
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
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": expect.stringMatching(
      /^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))(?!.*[*"])/,
    ),
    "cross-origin-opener-policy": "same-origin",
  })
})

import { pages } from "./pages"
import { photoHosts } from "./photo-hosts"
import { visit } from "./steps"
import { expect, test } from "./test"

const photoSources = photoHosts.map(host => `https://${host}`)

for (const { name, path, expectedMessages } of pages) {
  test.describe(name, () => {
    test.use({ expectedMessages })

    test("may do and load nothing but what it needs", async ({ request }) => {
      const headers = (await request.get(path)).headers()
      const policy = String(headers["content-security-policy"])
      const hashes = / 'sha256-[A-Za-z0-9+/]{43}='/g
      expect(policy.replace(hashes, "").split("; ")).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-hashes'",
        ["img-src 'self'", ...photoSources].join(" "),
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
      expect(policy.match(hashes)?.length).toBeGreaterThan(3)
    })

    test("requires https, sends no referrer to other sites, and shares nothing with them", async ({
      request,
    }) => {
      expect((await request.get(path)).headers()).toMatchObject({
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": expect.stringMatching(
          /^(?=.*camera=\(\))(?=.*microphone=\(\))(?=.*geolocation=\(\))(?!.*[*"])/,
        ),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      })
    })

    test("gives other sites that it links to no access to itself", async ({ page }) => {
      await visit(page, path)
      const links = page.getByRole("link")
      const foreign = await links.evaluateAll(elements =>
        (elements as HTMLAnchorElement[])
          .filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== location.origin)
          .map(({ href, target }) => ({ href, target })),
      )
      expect(foreign.filter(({ target }) => target !== "")).toEqual([])
      const legal = ["/terms", "/privacy"].includes(path)
      if (legal) expect(foreign.length).toBeGreaterThan(2)
    })
  })
}

test.describe("what the policy forbids", () => {
  test.use({ expectedMessages: [/./] })

  test("does not happen, and both the enforced and the report-only policy report it", async ({
    page,
  }) => {
    const messages: string[] = []
    page.on("console", message => messages.push(message.text()))
    await visit(page, "/")
    await page.evaluate(() => {
      const script = document.createElement("script")
      script.text = "document.title = 'changed'"
      document.body.append(script)
    })
    for (const policy of ["enforce", "report"]) {
      await expect.poll(() => messages).toContain(`policy (${policy}): script-src-elem inline`)
    }
    await expect(page).not.toHaveTitle("changed")
  })
})

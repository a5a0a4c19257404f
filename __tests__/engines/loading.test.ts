import { stay } from "../browser/forms"
import { footerLinks, headerLinks, legalPages, paths, sections } from "../specification"
import { eventually } from "./eventually"
import { fill } from "./forms"
import { expectToBeAt, linksOf } from "./steps"
import { expect, test } from "./test"

const addresses = [
  "/",
  ...sections.map(({ anchor }) => `/#${anchor}`),
  "/terms",
  "/terms#cancellation-policy",
  "/privacy#user-rights",
  "/no-such-page",
]

for (const [line, delay, width] of [
  ["fast", 0, 1280],
  ["slow", 200, 375],
] as const) {
  test.describe(`on a ${line} line, ${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    for (const address of addresses) {
      test(`${address} comes to react to input, at its place`, async ({ visitor }) => {
        visitor.host.delay = delay
        await visitor.visit(address)
        const anchor = address.split("#")[1]
        if (anchor) await expectToBeAt(visitor, anchor)
        else expect(await visitor.scrolled()).toBe(0)
      })
    }
  })
}

// Each in a test of its own: a page that is left may still be asking.
for (const path of ["/", ...legalPages.map(legal => legal.path)]) {
  test(`${path}: nothing is requested twice until the page reacts to input`, async ({
    visitor,
  }) => {
    const asked: string[] = []
    visitor.host.fault = file => {
      asked.push(file)
      return undefined
    }
    await visitor.open(path)
    await visitor.hydrated()
    // Gatsby asks with each page that is loaded ahead whether there was a publication.
    const once = asked.filter(file => !file.endsWith("app-data.json"))
    const twice = once.filter((file, at) => once.indexOf(file) !== at)
    expect(asked).toContain(path)
    expect(twice).toEqual([])
  })
}

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ view: { width, height: 800 } })

    test("a page can be read while its scripts are late, and works when they arrive", async ({
      visitor,
    }) => {
      visitor.host.delay = 200
      const release = visitor.host.hold(/\.js$/)
      await visitor.open("/")
      await visitor.role("contentinfo").isOne()
      await visitor.label("Name").fill("Ada")
      release()
      await visitor.hydrated()
      expect(await visitor.label("Name").value()).toBe("Ada")
      await fill(visitor.role("main"), stay)
      await visitor.role("button", "Request Booking").click()
      expect(await visitor.alert()).toContain("Macau China")
    })

    test("a page can be read and its links work if a script is lost", async ({ visitor }) => {
      visitor.host.lose(/\/app-.*\.js$/)
      await visitor.open("/")
      await visitor.role("contentinfo").role("link", "Privacy Policy").click()
      await visitor.isAt("/privacy")
      await visitor.role("heading", "Privacy Policy", 1).isOne()
    })

    for (const path of paths) {
      test(`${path} can be read with scripts off`, async ({ visitor }) => {
        await visitor.open(`/framed${path}`)
        const page = visitor.frame()
        await page.role("main").role("heading", ".*", 1).isOne()
        await eventually(() => page.role("contentinfo").role("link").all(linksOf)).toEqual(
          expect.arrayContaining(Object.values(footerLinks(path)).flat()),
        )
        expect(await page.role("banner").role("link").all(linksOf), "the header's links").toEqual(
          expect.arrayContaining(headerLinks(path)),
        )
        if (path === "/") {
          const text = await page.role("main").seen()
          expect(text.match(/info@marquisade\.example/g)?.length).toBeGreaterThan(2)
        }
      })
    }
  })
}

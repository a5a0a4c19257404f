import { stay } from "../browser/forms"
import { eventually } from "./eventually"
import { fill } from "./forms"
import { expectToBeAt } from "./steps"
import { expect, test } from "./test"

const addresses = [
  "/",
  "/#home",
  "/#casino-hotels",
  "/#booking",
  "/#about",
  "/#contact",
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

test("a booking request is answered at an address below the fold", async ({ visitor }) => {
  await visitor.visit("/#booking")
  await fill(visitor.role("main"), stay)
  await visitor.role("button", "Request Booking").click()
  expect(await visitor.alert()).toContain("Macau China")
})

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

    for (const [path, headings] of [
      ["/", 1],
      ["/terms", 1],
      ["/privacy", 1],
      ["/no-such-page", 1],
    ] as const) {
      test(`${path} can be read with scripts off`, async ({ visitor }) => {
        await visitor.open(`/framed${path}`)
        const page = visitor.frame()
        await eventually(() => page.role("main").role("heading", ".*", 1).count()).toBe(headings)
        await eventually(() => page.role("contentinfo").role("link").count()).toBeGreaterThan(7)
        const way = page.role("banner").role("link", "Terms")
        const menu = page.role("banner").role("button", "Menu")
        expect((await way.count()) + (await menu.count()), "a way to the links").toBe(1)
        if (path === "/") {
          const text = await page.role("main").seen()
          expect(text.match(/info@marquisade\.example/g)?.length).toBeGreaterThan(2)
        }
      })
    }
  })
}

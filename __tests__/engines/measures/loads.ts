import { expect, test } from "../test"
import type { Visitor } from "../visitor"

const addresses = [
  "/",
  "/#booking",
  "/#contact",
  "/#casino-hotels",
  "/#about",
  "/terms",
  "/terms#cancellation-policy",
  "/privacy",
  "/no-such-page",
  "/#home",
]

/** Ways to reach a page, each of which must end with a page that reacts to input. */
const ways: Record<string, (visitor: Visitor, address: string) => Promise<void>> = {
  "fast line": (visitor, address) => visitor.open(address),
  "slow line": (visitor, address) => {
    visitor.host.delay = 200
    return visitor.open(address)
  },
  "late scripts": async (visitor, address) => {
    const release = visitor.host.hold(/\.js$/)
    await visitor.open(address)
    release()
  },
  "photos refused": (visitor, address) => {
    visitor.host.lose(/^\/photo-host/)
    return visitor.open(address)
  },
  reload: async (visitor, address) => {
    await visitor.visit(address)
    await visitor.engine.reload()
  },
  "gone and come back": async (visitor, address) => {
    await visitor.visit(address)
    await visitor.evaluate(() => location.assign("/blank"))
    await visitor.isAt("/blank")
    await visitor.engine.back()
    await visitor.isAt(address)
  },
  "narrow window": async (visitor, address) => {
    await visitor.engine.resize(375, 800)
    await visitor.open(address)
  },
  "resized while loading": async (visitor, address) => {
    const opened = visitor.open(address)
    await visitor.engine.resize(700, 500)
    await opened
  },
  scrolled: async (visitor, address) => {
    await visitor.open(address)
    await visitor.scrollTo(700)
  },
  "after another page": async (visitor, address) => {
    await visitor.open("/blank")
    await visitor.evaluate(address => location.assign(address), address)
    await visitor.isAt(address)
  },
}

for (const [way, come] of Object.entries(ways)) {
  for (const address of addresses) {
    for (const time of [1, 2]) {
      test(`${way}: ${address}, time ${time}`, async ({ visitor }) => {
        await come(visitor, address)
        await visitor.hydrated()
        expect(await visitor.where()).toBe(address)
      })
    }
  }
}

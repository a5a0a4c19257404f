import { eventually } from "./eventually"
import { expectToBeAt } from "./steps"
import { expect, test } from "./test"

for (const path of ["/", "/terms", "/privacy", "/no-such-page"]) {
  test(`the footer of ${path} has its blurb, its links and the current year`, async ({
    visitor,
  }) => {
    await visitor.visit(path)
    const footer = visitor.role("contentinfo")
    const links = (name: string) => footer.role("navigation", name).role("link").texts()
    expect(await links("Quick links")).toEqual(["Home", "Casino Hotels", "Booking", "About"])
    expect(await links("Legal")).toEqual(["Terms & Conditions", "Privacy Policy"])
    for (const [link, address] of [
      ["info@marquisade.example", "mailto:info@marquisade.example"],
      [String.raw`\+1 702 555 0148`, "tel:+17025550148"],
      ["1-800-MY-RESET", "tel:1-800-697-3738"],
      ["1-800-GAMBLER", "tel:1-800-426-2537"],
    ] as const) {
      const href = footer.role("link", link).read(element => element.getAttribute("href"))
      expect(await href).toBe(address)
    }
    await eventually(() => footer.seen()).toContain(`© ${new Date().getFullYear()} Marquisade`)
    const words = await footer.seen()
    expect(words).toContain("gateway to casino hotels worldwide")
    expect(words).toMatch(/for adults only.*takes no bets/s)
    expect(words).toMatch(
      /photographs show the places.*Fczarnowski, CC BY-SA 4\.0.*Silveira Neto, CC BY-SA 2\.0/s,
    )
  })
}

for (const path of ["/", "/terms"]) {
  test(`the footer's links lead from ${path} to their sections`, async ({ visitor }) => {
    for (const [name, anchor] of [
      ["Home", "home"],
      ["Casino Hotels", "casino-hotels"],
      ["Booking", "booking"],
      ["About", "about"],
      ["Contact.*", "contact"],
    ] as const) {
      await visitor.visit(path)
      await visitor.role("contentinfo").role("link", name).click()
      await visitor.isAt(`/#${anchor}`)
      await expectToBeAt(visitor, anchor)
    }
  })
}

test("the footer's legal links go to their pages", async ({ visitor }) => {
  await visitor.visit("/")
  for (const [name, path, title] of [
    ["Privacy Policy", "/privacy", "Privacy Policy"],
    ["Terms & Conditions", "/terms", "Terms and Conditions"],
  ] as const) {
    await visitor.role("contentinfo").role("link", name).click()
    await visitor.isAt(path)
    await visitor.role("heading", title, 1).isOne()
    await eventually(() => visitor.scrolled()).toBe(0)
  }
})

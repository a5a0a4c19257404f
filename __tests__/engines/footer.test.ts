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
    ] as const) {
      const href = footer.role("link", link).read(element => element.getAttribute("href"))
      expect(await href).toBe(address)
    }
    await eventually(() => footer.seen()).toContain(`© ${new Date().getFullYear()} Marquisade`)
  })
}

for (const [name, address] of [
  ["Casino Hotels", "/#casino-hotels"],
  ["Privacy Policy", "/privacy"],
] as const) {
  test(`the footer's ${name} leads there from the terms`, async ({ visitor }) => {
    await visitor.visit("/terms")
    await visitor.role("contentinfo").role("link", name).click()
    await visitor.isAt(address)
    if (address.includes("#")) await expectToBeAt(visitor, "casino-hotels")
    else await eventually(() => visitor.scrolled()).toBe(0)
  })
}

import { specification } from "../../src/content/rules/specification"
import { expectFocusAt, expectToBeAt } from "./steps"
import { expect, test } from "./test"

const pages = [
  {
    path: "/terms",
    title: "Terms and Conditions",
    sections: specification.legal.terms,
    followed: ["User Responsibilities", "Contact Information", "Introduction"],
  },
  {
    path: "/privacy",
    title: "Privacy Policy",
    sections: specification.legal.privacy,
    followed: ["User Rights", "Contact Information", "Introduction"],
  },
]

for (const { path, title, sections, followed } of pages) {
  const headings = sections.map((section, index) => `${index + 1}. ${section}`)

  test(`${path} has ten numbered sections in order, each of 60 words or more, and its date`, async ({
    visitor,
  }) => {
    await visitor.visit(path)
    const main = visitor.role("main")
    expect(await main.role("heading", ".*", 1).texts()).toEqual([title])
    const found = await main.role("region").role("heading", ".*", 2).texts()
    expect(found.map(text => text.replace(/\s+/g, " "))).toEqual(headings)
    for (const text of await main.role("region").texts()) {
      expect(text.split(/\s+/).length, `words of ${text.slice(0, 30)}`).toBeGreaterThan(60)
    }
    const [machine, written] = await main
      .role("time")
      .read(date => [date.getAttribute("datetime"), date.textContent])
    expect(written).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
    expect(machine).toBe(new Date(`${written} UTC`).toISOString().slice(0, 10))
  })

  for (const width of [375, 1280]) {
    test.describe(`${width} px wide`, () => {
      test.use({ view: { width, height: 800 } })

      test(`the contents of ${path} lead to its sections, and so does each one's own link`, async ({
        visitor,
      }) => {
        await visitor.visit(path)
        const contents = visitor.role("navigation", "Contents")
        expect(await contents.role("link").texts()).toEqual(sections)
        const own = visitor.role("main").role("region").role("heading", ".*", 2).role("link")
        const hrefs = await own.all(links => links.map(link => link.getAttribute("href")))
        const listed = await contents
          .role("link")
          .all(links => links.map(link => link.getAttribute("href")))
        expect(hrefs).toEqual(listed)
        const regions = await visitor
          .role("main")
          .role("region")
          .all(all => all.map(({ id }) => `#${id}`))
        expect(regions).toEqual(hrefs)
        for (const section of followed) {
          const anchor = String(hrefs[sections.indexOf(section)]).slice(1)
          await contents.role("link", section).click()
          await visitor.isAt(`${path}#${anchor}`)
          await expectToBeAt(visitor, anchor)
          await expectFocusAt(visitor, anchor)
        }
      })
    })
  }
}

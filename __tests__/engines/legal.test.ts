import { specification } from "../../src/content/rules/specification"
import { expectToBeAt } from "./steps"
import { expect, test } from "./test"

const pages = [
  {
    path: "/terms",
    title: "Terms and Conditions",
    sections: specification.legal.terms,
  },
  {
    path: "/privacy",
    title: "Privacy Policy",
    sections: specification.legal.privacy,
  },
]

for (const { path, title, sections } of pages) {
  for (const width of [375, 1280]) {
    test.describe(`${width} px wide`, () => {
      test.use({ view: { width, height: 800 } })

      test(`${path} has ten numbered sections, and its contents lead to them`, async ({
        visitor,
      }) => {
        await visitor.visit(path)
        expect(await visitor.role("main").role("heading", ".*", 1).texts()).toEqual([title])
        const headings = sections.map((section, index) => `${index + 1}. ${section}`)
        const found = await visitor.role("main").role("region").role("heading", ".*", 2).texts()
        expect(found.map(text => text.replace(/\s+/g, " "))).toEqual(headings)
        const links = visitor.role("navigation", "Contents").role("link")
        expect(await links.texts()).toEqual(sections)
        for (const section of ["User Responsibilities", "User Rights", "Introduction"]) {
          if (!sections.includes(section)) continue
          const link = visitor.role("navigation", "Contents").role("link", section)
          const anchor = await link.read(element => (element as HTMLAnchorElement).hash.slice(1))
          await link.click()
          await visitor.isAt(`${path}#${anchor}`)
          await expectToBeAt(visitor, anchor)
        }
      })
    })
  }
}

import site from "../content/site.json"
import {
  established,
  footerLinks,
  headerLinks,
  headquarters,
  helplines,
  legalPages,
  paths,
  reach,
  sections,
} from "../specification"
import { eventually } from "./eventually"
import { expectToBeAt, header, links, linksOf, menu } from "./steps"
import { expect, test } from "./test"

for (const path of paths) {
  test(`${path} has the header and the footer that the specification promises`, async ({
    visitor,
  }) => {
    await visitor.visit(path)
    await eventually(() => links(visitor).all(linksOf), "links of the header").toEqual(
      headerLinks(path),
    )
    expect(await menu(visitor).count(), "the menu's button, on a wide screen").toBe(0)
    const wordmark = header(visitor).role("link", site.brand)
    expect(await wordmark.all(linksOf)).toEqual([[site.brand, "/"]])

    const footer = visitor.role("contentinfo")
    for (const [name, expected] of Object.entries(footerLinks(path))) {
      const list = footer.role("navigation", name).role("link")
      expect(await list.all(linksOf), `the footer's ${name}`).toEqual(expected)
      expect(await footer.role("heading", name, 2).count(), `heading ${name}`).toBe(1)
    }
    const contact = path === "/" ? "#contact" : "/#contact"
    expect(await footer.role("link").all(linksOf), "other links of the footer").toEqual(
      expect.arrayContaining([["Contact us", contact], ...reach, ...helplines]),
    )
    await eventually(() => footer.seen()).toContain(`© ${new Date().getFullYear()} ${site.brand}`)
    const words = await footer.seen()
    expect(words).toContain("gateway to casino hotels worldwide")
    expect(words).toMatch(/for adults only.*takes no bets/s)
    expect(words).toMatch(
      /photographs show the places.*Fczarnowski, CC BY-SA 4\.0.*Silveira Neto, CC BY-SA 2\.0/s,
    )
  })
}

test("the home page has its header, sections and footer in order, and its facts", async ({
  visitor,
}) => {
  await visitor.visit("/")
  const parts = visitor.evaluate(() =>
    [...document.querySelectorAll("header, main > section, footer")].map(
      ({ id, localName }) => id || localName,
    ),
  )
  expect(await parts).toEqual(["header", ...sections.map(({ anchor }) => anchor), "footer"])
  const seen = (anchor: string) =>
    visitor.evaluate(anchor => String(document.getElementById(anchor)?.textContent), anchor)
  expect(await seen("home")).toContain(`Established ${established} · ${headquarters}`)
  const facts = visitor.evaluate(() =>
    [...document.querySelectorAll("#about dt")].map(term => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  )
  expect(await facts).toEqual([
    ["Established", "2022"],
    ["Headquarters", "Las Vegas"],
    ["Featured hotels", "6"],
    ["Destinations", "8"],
  ])
  const section = visitor.role("region", site.contact.heading.replace(/\{.*\}/, headquarters))
  expect(await section.seen()).toMatch(/Headquarters\s+Las Vegas\b/i)
  expect(await section.role("link").all(linksOf)).toEqual(expect.arrayContaining(reach))
})

test("the footer's links lead to their pages and sections", async ({ visitor }) => {
  const link = (name: string) => visitor.role("contentinfo").role("link", name)
  await visitor.visit("/")
  for (const { inFooter, path, title } of legalPages) {
    await link(inFooter).click()
    await visitor.isAt(path)
    await visitor.role("heading", title, 1).isOne()
    await eventually(() => visitor.scrolled()).toBe(0)
  }
  for (const { name, anchor } of sections) {
    await visitor.visit("/terms")
    await link(`${name}( us)?`).click()
    await visitor.isAt(`/#${anchor}`)
    await expectToBeAt(visitor, anchor)
  }
})

test("a long e-mail address leaves the footer's columns room for their words", async ({
  visitor,
}) => {
  await visitor.visit("/")
  // As styles, since React would find other words than its own.
  await visitor.evaluate(() => {
    const address = `${"reservations-".repeat(3)}desk@marquisade.example`
    document.styleSheets[0]?.insertRule(`footer [href^="mailto:"]::after { content: "${address}" }`)
  })
  for (const width of [320, 640, 700, 768, 960, 1024, 1280]) {
    await visitor.engine.resize(width, 800)
    const broken = () =>
      visitor.evaluate(() => {
        const nodes = [...document.querySelectorAll("footer nav :is(h2, a)")].flatMap(element => [
          ...element.childNodes,
        ])
        return nodes.flatMap(text =>
          [...String(text.textContent).matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return range.getClientRects().length > 1 ? word : []
          }),
        )
      })
    await eventually(broken, `${width} px`).toEqual([])
    const reach = () => visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await eventually(reach, `${width} px`).toBeLessThanOrEqual(0)
  }
})

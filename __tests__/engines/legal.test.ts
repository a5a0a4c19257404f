import { legalPages } from "../specification"
import { eventually } from "./eventually"
import { expectFocusAt, expectToBeAt } from "./steps"
import { expect, test } from "./test"

const followed = [/ (Responsibilities|Rights)$/, /^Contact/, /^Introduction/]

for (const { path, title, sections } of legalPages) {
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
        for (const pattern of followed) {
          const index = sections.findIndex(section => pattern.test(section))
          const anchor = String(hrefs[index]).slice(1)
          await contents.role("link", sections[index]).click()
          await visitor.isAt(`${path}#${anchor}`)
          await expectToBeAt(visitor, anchor)
          await expectFocusAt(visitor, anchor)
        }
      })
    })
  }
}

test("no line begins with a closing mark, and numbers are on one line, from narrow phones to wide screens, with large text too", async ({
  visitor,
}) => {
  for (const path of ["/terms", "/privacy"]) {
    await visitor.visit(path)
    for (const [width, size] of [
      ...[320, 340, 360, 375, 390, 414, 768, 960, 1280, 1408].map(width => [width, ""] as const),
      [375, "200%"] as const,
    ]) {
      await visitor.engine.resize(width, 800)
      const wrong = () =>
        visitor.evaluate(size => {
          document.documentElement.style.fontSize = size
          const walker = document.createTreeWalker(
            document.getElementById("main") as HTMLElement,
            NodeFilter.SHOW_TEXT,
          )
          const range = document.createRange()
          const lineOf = (text: Node, index: number) => {
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            return range.getBoundingClientRect()
          }
          const found: string[] = []
          let before: [Text, number] | undefined
          while (walker.nextNode()) {
            const text = walker.currentNode as Text
            if (!text.parentElement?.checkVisibility()) continue
            for (let index = 0; index < text.length; index++) {
              const mark = text.data[index] ?? ""
              if (
                before &&
                /[.,;:!?)\]’”]/.test(mark) &&
                /\S/.test(before[0].data[before[1]] ?? "") &&
                // Not within a word that is wider than its line.
                !/\w/.test(text.data[index + 1] ?? "")
              ) {
                const [line, last] = [lineOf(text, index), lineOf(...before)]
                if (line.top >= last.bottom) found.push(text.data.slice(index, index + 20))
              }
              before = [text, index]
            }
          }
          for (const number of document.querySelectorAll("main .whole")) {
            if (!size && number.getClientRects().length > 1) found.push(String(number.textContent))
          }
          return found
        }, size)
      await eventually(wrong, `${path}, ${width} px ${size}`).toEqual([])
    }
  }
})

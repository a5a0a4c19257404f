/** @jest-environment node */
import { finishLinks } from "../../../src/graph/markdown-html"

const own = "https://name.github.io/marquisade/privacy"

/** The link with what is added to it. */
const finish = (href: string, text: string) => finishLinks(`<a href="${href}">${text}</a>`, own)

test.each([
  ["/marquisade/terms#disputes", "Terms", "https://name.github.io/marquisade/terms#disputes"],
  ["https://example.com/a?b&amp;c", "this <em>text</em>", "https://example.com/a?b&amp;c"],
  ["mailto:info@marquisade.example", "Write to us", "info@marquisade.example"],
  ["tel:+17025550148", "call", "+17025550148"],
])("a link to %s has the address that its text does not say", (href, text, address) => {
  expect(finish(href, text)).toContain(` data-address="${address}">`)
})

test.each([
  ["/marquisade/privacy#user-rights", "User Rights"],
  ["#fn-1", "1"],
  ["https://example.com/", "See <strong>example.com</strong>"],
  ["mailto:info@marquisade.example", "info@marquisade.example"],
  ["tel:+18006973738", "1-800-MY-RESET (1-800-697-3738)"],
])("a link to %s that says where it leads, or stays on its page, has none: %s", (href, text) => {
  expect(finish(href, text)).not.toContain("data-address")
})

test.each([
  ["+1 (702) 555 0148", ["+1 (702) 555 0148"]],
  ["call +1 702 555 0148 now", ["+1 702 555 0148"]],
  ["1-800-MY-RESET (1-800-697-3738)", ["1-800-MY-RESET", "(1-800-697-3738)"]],
  ["a <strong>702.555.0148</strong> b", ["702.555.0148"]],
  ["1 2 3 4 5 6 7 8 9 0 1 2 3", []],
  ["call", []],
])("of the telephone link “%s” these are kept whole: %j", (text, numbers) => {
  const html = finish("tel:+17025550148", text)
  expect(
    [...html.matchAll(/<span class="whole">(.*?)<\/span>/g)].map(([, number]) => number),
  ).toEqual(numbers)
  expect(html.replace(/<\/?span[^>]*>/g, "")).toContain(`>${text}</a>`)
})

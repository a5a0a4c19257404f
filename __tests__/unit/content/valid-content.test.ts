/** @jest-environment node */
import { hotels, problemsIn, replace, sampleWith, site, terms, withText } from "./sample-content"

const expectAccepted = (file: string, part: string) => (replacement: string) => {
  expect(problemsIn(sampleWith({ [file]: replace(part, replacement) }))).toEqual([])
}

test.each([
  "Château d’Été & Sønner",
  "東京グランドホテル",
  "خانه‌ای در شهر",
  "R & D, 5* and ~3",
  "N".repeat(80),
])("the check accepts the hotel name %s", expectAccepted(hotels, "The Mojavelle"))

test.each([
  "https://images.unsplash.com/photo-1605833556294-ea5c7a74f57d?w=800&q=70",
  "https://commons.wikimedia.org/wiki/Special:FilePath/Le_casino_de_Monte-Carlo.JPG",
  "https://münchen.example/größe.jpg",
])(
  "the check accepts the photo address %s",
  expectAccepted(hotels, "https://images.unsplash.com/photo-1605833556294-ea5c7a74f57d"),
)

test("the check accepts a location with a no-break space", () => {
  expectAccepted(hotels, '"Macau China"')('"Macau\u00A0China"')
})

test.each(["+1-702-555-0100", "+44 (20) 7946 0000"])(
  "the check accepts the telephone number %s",
  expectAccepted(site, "+1 702 555 0148"),
)

test.each([
  "### A heading\n\n#### One below\n\n### And back\n\nAnd text.",
  "**Bold**, *italic*, `code` and ~~gone~~.",
  "He wrote [sic] (p. 3), and [the guest] (see clause 4.2).",
  "**Write to us@a.example** or *you@b.example*, `{x}` and you@c.example",
  "Write to [us](mailto:info@marquisade.example?subject=Hello) or <info@marquisade.example>.",
  "[Call](tel:+17025550148), [home](/), [above](#introduction)",
  "[Terms](/terms), [privacy](/privacy#data-protection), [booking](/#booking)",
  "[Elsewhere](https://other.example/a(b)?c=d#e), http://plain.example, www.other.example",
  "A lone } and { bracket, {both}, {{ two }} and code: `{ return 1 }`",
])("the check accepts the Markdown %j", text => {
  expect(problemsIn(withText(`## Introduction\n\n${text}\n`))).toEqual([])
})

test.each(['"No: never #5"', "'It''s ours'", "Yes", "5", ">-\n  One\n  two", "Our “label”"])(
  "the check accepts the front matter value %s",
  expectAccepted(terms, "Terms"),
)

test.each([
  ["spaces after dashes", (text: string) => text.replaceAll("---\n", "--- \n")],
  ["other line ends", (text: string) => `\uFEFF${text.replaceAll("\n", "\r")}`],
  ["an empty line at the top", (text: string) => `\n${text}`],
  ["decomposed accents", (text: string) => replace("Terms", "Zürich")(text).normalize("NFD")],
])("the check accepts a file with %s", (_name, rewrite) => {
  expect(problemsIn(sampleWith({ [terms]: rewrite }))).toEqual([])
})

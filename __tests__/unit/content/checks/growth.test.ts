/** @jest-environment node */

import { anchorOf } from "../../../../src/content/rules/anchor"
import { problemsIn, sampleContent, section } from "../sample-content"
import { instead, withEntries } from "./mistakes/mistake"

test.each([
  ["one hotel", "content/hotels.json", withEntries(1, hotel => hotel)],
  [
    "twenty-four hotels",
    "content/hotels.json",
    withEntries(24, (hotel, number) => ({ ...hotel, id: number, name: `House ${number}` })),
  ],
  [
    "forty destinations",
    "content/destinations.json",
    withEntries(40, ({ name }, number) => ({ name: number <= 8 ? name : `Place ${number}` })),
  ],
  ["one headline", "content/site.json", instead(/,\s*"Headline two".*four"/s, "")],
  [
    "twelve headlines",
    "content/site.json",
    instead(
      '"Headline one"',
      Array.from({ length: 9 }, (_, index) => `"Another ${index}"`).join(", "),
    ),
  ],
])("there may be %s", (_name, file, change) => {
  const files = sampleContent()
  files[file] = change(String(files[file]))
  expect(problemsIn(files)).toEqual([])
})

test("destinations without a hotel may be missing", () => {
  const files = sampleContent()
  files["content/destinations.json"] = withEntries(
    6,
    entry => entry,
  )(String(files["content/destinations.json"]))
  expect(problemsIn(files)).toEqual([])
})

test("a legal page may have one section, or forty, with headings of its own", () => {
  const files = sampleContent()
  for (let number = 1; number <= 10; number++) delete files[section("privacy", number)]
  files["content/legal/privacy/only.md"] = legalSection(1, "All of it")
  for (let number = 11; number <= 40; number++) {
    files[`content/legal/terms/${number}.md`] = legalSection(number, `Clause ${number}`)
  }
  expect(problemsIn(files)).toEqual([])
})

test.each(["Über uns", "お問い合わせ", "What’s new?", "Contents", "Menu", "Main", "A heading"])(
  "a heading may be %s, and links lead to it",
  heading => {
    const files = sampleContent()
    files["content/legal/terms/11.md"] = legalSection(11, JSON.stringify(heading))
    files["content/about.md"] = instead(
      "Our story.",
      `Our [story](/terms#${anchorOf(heading)}).`,
    )(String(files["content/about.md"]))
    expect(problemsIn(files)).toEqual([])
  },
)

test("another legal page is an entry and a folder, and links may lead to its sections", () => {
  const files = sampleContent()
  files["content/legal/pages.json"] = withEntries(3, (page, number) =>
    number < 3 ? page : { ...page, slug: "cookies-2" },
  )(String(files["content/legal/pages.json"]))
  files["content/legal/cookies-2/01.md"] = legalSection(1, "What cookies are")
  files["content/about.md"] = instead(
    "Our story.",
    "Our [story](/cookies-2), and [more](/cookies-2#what-cookies-are).",
  )(String(files["content/about.md"]))
  expect(problemsIn(files)).toEqual([])
})

test("a link to a section that was renamed or removed is refused", () => {
  const files = sampleContent()
  const about = "content/about.md"
  files[about] = instead(
    "Our story.",
    "Our [rights](/privacy#user-rights).\n\nTo [reach us](/terms#contact-information).",
  )(String(files[about]))
  const file = section("privacy", 7)
  files[file] = instead("User Rights", "Your Rights")(String(files[file]))
  delete files[section("terms", 10)]

  const problems = problemsIn(files)

  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "content/about.md:6 The page /privacy has no part called “#user-rights”.",
    "content/about.md:8 The page /terms has no part called “#contact-information”.",
  ])
  expect(problems[0]?.remedy).toMatch("Did you mean /privacy#your-rights?")
})

const legalSection = (number: number, heading: string) =>
  `---\nnumber: ${number}\nheading: ${heading}\n---\n\nText.\n`
